import type { Rule } from '@angular-devkit/schematics';
import { addRootProvider } from '@schematics/angular/utility';

interface Options {
  project: string;
  folder: string;
}

export function ngAdd({ project, folder }: Options): Rule {
  return addRootProvider(
    project,
    ({ code, external }) =>
      code`${external('provideCovers', 'covers')}('${folder}')`,
  );
}
