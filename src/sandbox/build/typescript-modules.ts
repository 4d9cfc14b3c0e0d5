import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';
import { filesBelow } from '../../files/index.ts';
import { sandboxFolder } from './folders.ts';
import { CORE, type SplitTypescript, splitTypescript } from './split-typescript.ts';

const REST = 'typescript:rest';

/** Steps of writing JavaScript that are for targets and kinds of modules, and kinds of files, that projects do not have. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'transformDeclarations',
  'transformES2015',
  'transformES2016',
  'transformES2019',
  'transformES2020',
  'transformES2021',
  'transformGenerators',
  'transformJsx',
  'transformSystemModule',
]);

/** `import ts from 'typescript'`, under any name that starts so: bundles number theirs. */
const IMPORT = /^import (ts\d*) from (["'])typescript\2/gm;

const MEMBER = /\bts\d*\.([A-Za-z_$][\w$]*)/g;

/** Members of TypeScript that the Angular compiler and the engine name; names of types among them are no harm. */
function namesInUse(): Set<string> {
  const { resolve } = createRequire(import.meta.url);
  const compiler = dirname(resolve('@angular/compiler-cli'));
  const bundles = readdirSync(compiler).filter((name) => name.endsWith('.js'));
  const files = [
    ...bundles.map((name) => join(compiler, name)),
    ...filesBelow(join(sandboxFolder, 'compile')),
  ];
  const found = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(MEMBER), ([, name = '']) => name),
  );
  return new Set(found);
}

/**
 * Makes TypeScript, which is one script of nine million letters, two modules: what compiles loads the first alone, what completes loads both.
 *
 * @param isEditing whether a module needs all of TypeScript
 */
export function typescriptModules(isEditing: (file: string) => boolean): Plugin {
  let split: SplitTypescript | undefined;
  const parts = () => {
    const file = createRequire(import.meta.url).resolve('typescript');
    split ??= splitTypescript(readFileSync(file, 'utf8'), namesInUse(), LEFT_OUT);
    return split;
  };
  return {
    name: 'typescript-modules',
    resolveId: {
      filter: { id: /^typescript(?::core)?$/ },
      handler: (id, importer = '') => `\0${id !== CORE && isEditing(importer) ? REST : CORE}`,
    },
    load: {
      filter: { id: /^\0typescript:/ },
      handler: (id) => ({
        code: id.endsWith(CORE) ? parts().core : parts().rest,
        moduleType: 'js',
      }),
    },
    transform: {
      order: 'pre',
      filter: { code: IMPORT },
      handler: (code) => ({
        code: code.replace(IMPORT, "import * as $1 from 'typescript'"),
        map: null,
      }),
    },
  };
}
