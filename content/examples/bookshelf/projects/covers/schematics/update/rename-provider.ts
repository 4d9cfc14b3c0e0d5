import { join } from 'node:path/posix';
import type { Rule } from '@angular-devkit/schematics';
import { readWorkspace } from '@schematics/angular/utility';

export function renameProvider(): Rule {
  return async (tree) => {
    const { projects } = await readWorkspace(tree);
    for (const { root, sourceRoot } of projects.values()) {
      tree.getDir(sourceRoot ?? join(root, 'src')).visit((path) => {
        const text = path.endsWith('.ts') ? tree.readText(path) : '';
        const changed = text.replaceAll('provideBookCovers', 'provideCovers');
        if (changed !== text) {
          tree.overwrite(path, changed);
        }
      });
    }
  };
}
