import { rmSync } from 'node:fs';
import { ConsoleLogger, LogLevel, NodeJSFileSystem } from '@angular/compiler-cli';
import { createEs2015LinkerPlugin } from '@angular/compiler-cli/linker/babel';
import { transformAsync } from '@babel/core';
import { type Plugin, rolldown } from 'rolldown';

/**
 * Finishes the compilation of the framework's packages, which npm has in a form that leaves the version of the compiler open. The other way,
 * importing `@angular/compiler` so that the browser finishes it, is shorter and is not what a reader's build does: a template that
 * only the run-time compiler rescues would pass.
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
        const options = {
          filename,
          plugins: [plugin],
          compact: false,
          configFile: false,
          babelrc: false,
        };
        const result = await transformAsync(code, options);
        return { code: result?.code ?? code, map: null };
      },
    },
  };
}

/**
 * Bundles compiled Angular applications for the browser, all at once, so that the framework is linked once and shared.
 *
 * @param input path of the JavaScript that bootstraps each, by the path of its bundle without `.js`, relative to `outDir`
 * @param outDir is emptied first
 * @param shared folder in `outDir` for what several bundles share
 * @returns what the bundler warns of, such as modules that it can't find
 */
export async function bundle(
  input: Record<string, string>,
  outDir: string,
  shared: string,
): Promise<string[]> {
  rmSync(outDir, { recursive: true, force: true });
  const warnings: string[] = [];
  const build = await rolldown({
    input,
    platform: 'browser',
    plugins: [linker()],
    onLog: (level, log) => {
      if (level === 'warn') warnings.push(log.message);
    },
  });
  const chunkFileNames = `${shared}/[name]-[hash].js`;
  await build.write({ dir: outDir, format: 'esm', entryFileNames: '[name].js', chunkFileNames });
  await build.close();
  return warnings;
}
