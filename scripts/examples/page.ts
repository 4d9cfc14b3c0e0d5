import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from './discover.ts';

/**
 * Writes the page of an application and copies what it serves as it is: `src/index.html` with the bundle, `src/styles.css`, `public`.
 *
 * @param outDir the folder that has the application's `main.js`
 */
export function writePage({ folder }: Example, outDir: string): void {
  const assets = join(folder, 'public');
  if (existsSync(assets)) cpSync(assets, outDir, { recursive: true });
  const styles = join(folder, 'src/styles.css');
  const link = existsSync(styles) ? '<link rel="stylesheet" href="/styles.css">' : '';
  if (link) cpSync(styles, join(outDir, 'styles.css'));
  const script = '<script type="module" src="/main.js"></script>';
  const page = readFileSync(join(folder, 'src/index.html'), 'utf8');
  writeFileSync(
    join(outDir, 'index.html'),
    page.replace('</head>', `${link}</head>`).replace('</body>', `${script}</body>`),
  );
}
