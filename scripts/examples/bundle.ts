import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ConsoleLogger, LogLevel, NodeJSFileSystem } from '@angular/compiler-cli';
import { createEs2015LinkerPlugin } from '@angular/compiler-cli/linker/babel';
import { transformAsync } from '@babel/core';
import { type Plugin, rolldown } from 'rolldown';
import type { Example } from './discover.ts';

/**
 * Finishes the compilation of the framework's packages, which npm has in a form that is open about the version of the compiler. The other way,
 * importing `@angular/compiler` and finishing at run time, is a line shorter and is not what a reader's build does: templates that only
 * the run-time compiler rescues would pass.
 */
function linker(): Plugin {
  const plugin = createEs2015LinkerPlugin({
    fileSystem: new NodeJSFileSystem(),
    logger: new ConsoleLogger(LogLevel.error),
    sourceMapping: false,
  });
  return {
    name: 'angular-linker',
    transform: {
      filter: { id: /\.m?js$/, code: /ɵɵngDeclare/ },
      async handler(code, filename) {
        const options = { filename, plugins: [plugin], compact: false, configFile: false, babelrc: false };
        const result = await transformAsync(code, options);
        return { code: result?.code ?? code, map: null };
      },
    },
  };
}

/** Chunks that several examples share lie here, under the root of every example. */
export const SHARED_FOLDER = '_shared';

/** Whether an example is an application that runs in a browser: some are only code that articles quote. */
export function runs({ folder }: Example): boolean {
  return existsSync(join(folder, 'src/main.ts'));
}

/**
 * Bundles compiled examples for the browser, all at once, so that the framework is linked once and shared.
 *
 * @param examples those that `runs` accepts
 * @param options `compiled`: folder with the JavaScript of each in a folder of its name; `outDir` receives a folder for each with `main.js`, `index.html` and the
 *   files of `public`
 * @returns messages of the bundler about modules that it can't find, and the like
 */
export async function bundle(
  examples: readonly Example[],
  { compiled, outDir }: { compiled: string; outDir: string },
): Promise<string[]> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const warnings: string[] = [];
  const build = await rolldown({
    input: Object.fromEntries(examples.map(({ name }) => [`${name}/main`, join(compiled, name, 'src/main.js')])),
    platform: 'browser',
    plugins: [linker()],
    onLog: (level, log) => {
      if (level === 'warn') warnings.push(log.message);
    },
  });
  await build.write({ dir: outDir, format: 'esm', entryFileNames: '[name].js', chunkFileNames: `${SHARED_FOLDER}/[name]-[hash].js` });
  await build.close();
  for (const example of examples) writePage(example, join(outDir, example.name));
  return warnings;
}

/** Writes the page of an example and copies what it serves as it is. */
function writePage({ folder }: Example, outDir: string): void {
  const assets = join(folder, 'public');
  if (existsSync(assets)) cpSync(assets, outDir, { recursive: true });
  const styles = join(folder, 'src/styles.css');
  const link = existsSync(styles) ? '<link rel="stylesheet" href="/styles.css">' : '';
  if (link) cpSync(styles, join(outDir, 'styles.css'));
  const page = readFileSync(join(folder, 'src/index.html'), 'utf8');
  const script = '<script type="module" src="/main.js"></script>';
  writeFileSync(join(outDir, 'index.html'), page.replace('</head>', `${link}</head>`).replace('</body>', `${script}</body>`));
}
