import type { Typings } from '../compile/engine/typings.ts';

/** Splits `@angular/common/http` into package and the rest. */
const NAME = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/;

/**
 * The `package.json` of each package, with what a project may import of it: without them the service would suggest imports from files inside of
 * packages.
 */
export function packageFiles({ importable }: Typings): Record<string, string> {
  const exportsOf = new Map<string, Record<string, { types: string }>>();
  for (const [name, file] of Object.entries(importable)) {
    const [, package_ = '', rest = ''] = NAME.exec(name) ?? [];
    const folder = `/node_modules/${package_}`;
    const exports = exportsOf.get(folder) ?? {};
    exports[`.${rest}`] = { types: `.${file.slice(folder.length)}` };
    exportsOf.set(folder, exports);
  }
  const files = [...exportsOf].map(([folder, exports]) => {
    const name = folder.slice('/node_modules/'.length);
    return [`${folder}/package.json`, JSON.stringify({ name, exports })];
  });
  return Object.fromEntries(files);
}
