import { ConsoleLogger, LogLevel, NodeJSFileSystem } from '@angular/compiler-cli';
import { createEs2015LinkerPlugin } from '@angular/compiler-cli/linker/babel';
import { transformAsync } from '@babel/core';
import type { Plugin } from 'rolldown';

/**
 * Finishes the compilation of the framework's packages, which npm has in a form that leaves the version of the compiler open. The other way,
 * importing `@angular/compiler` so that the browser finishes it, is shorter and is not what a reader's build does: a template that
 * only the run-time compiler rescues would pass.
 */
export function linker(): Plugin {
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
