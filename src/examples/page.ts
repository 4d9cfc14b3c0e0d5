import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from './discover.ts';

/** What the page of an application loads, and where it is served. */
export interface PageParts {
  /** Path of its folder, with a slash at the end. */
  readonly base: string;
  /** Address of the module that starts the application. */
  readonly script: string;
  /** HTML for the start of the head, behind the encoding: what has to stand before all else. */
  readonly first?: string;
}

/** The page's tag for the application's own base, which is the root of its host. */
const BASE_TAG = '<base href="/">';

/** The application's page with all that it loads; without its styles where it has none. */
function pageOf(source: string, { base, script, first = '' }: PageParts, styles: boolean): string {
  const link = styles ? '<link rel="stylesheet" href="styles.css">' : '';
  return source
    .replace(BASE_TAG, `<base href="${base}">`)
    .replace(/<meta charset=[^>]*>/i, (charset) => charset + first)
    .replace('</head>', `${link}</head>`)
    .replace('</body>', `<script type="module" src="${script}"></script></body>`);
}

/**
 * Writes the page of an application and copies what it serves as it is: `src/index.html` with the bundle, `src/styles.css`, `public`.
 *
 * @param outDir the folder that is served at the page's base
 */
export function writePage({ folder }: Example, outDir: string, parts: PageParts): void {
  mkdirSync(outDir, { recursive: true });
  const assets = join(folder, 'public');
  if (existsSync(assets)) cpSync(assets, outDir, { recursive: true });
  const styles = join(folder, 'src/styles.css');
  if (existsSync(styles)) cpSync(styles, join(outDir, 'styles.css'));
  const source = readFileSync(join(folder, 'src/index.html'), 'utf8');
  writeFileSync(join(outDir, 'index.html'), pageOf(source, parts, existsSync(styles)));
}
