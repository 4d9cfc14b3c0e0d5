import { strings } from '@angular-devkit/core';
import {
  apply,
  applyTemplates,
  mergeWith,
  move,
  type Rule,
  url,
} from '@angular-devkit/schematics';
import { createDefaultPath } from '@schematics/angular/utility/workspace';

interface Options {
  name: string;
  path?: string;
  project: string;
}

export function shelfService(options: Options): Rule {
  return async (tree) => {
    const path =
      options.path ?? (await createDefaultPath(tree, options.project));
    const files = apply(url('./files'), [
      applyTemplates({ ...strings, ...options }),
      move(path),
    ]);
    return mergeWith(files);
  };
}
