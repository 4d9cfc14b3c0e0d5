import { join } from 'node:path/posix';
import { strings } from '@angular-devkit/core';
import {
  apply,
  applyTemplates,
  chain,
  mergeWith,
  move,
  type Rule,
  SchematicsException,
  url,
} from '@angular-devkit/schematics';
import { readWorkspace } from '@schematics/angular/utility';
import { addBook } from './add-book';

export interface Options {
  name: string;
  author: string;
  kind: 'novel' | 'poetry';
  project: string;
}

export function bookPage(options: Options): Rule {
  return async (tree) => {
    const workspace = await readWorkspace(tree);
    const project = workspace.projects.get(options.project);
    if (!project) {
      throw new SchematicsException(`No project "${options.project}".`);
    }
    const sources = project.sourceRoot ?? join(project.root, 'src');

    const page = apply(url('../../book-page/files'), [
      applyTemplates({ ...strings, ...options }),
      move(join(sources, 'app')),
    ]);
    return chain([
      mergeWith(page),
      addBook(join(sources, 'books.json'), options),
    ]);
  };
}
