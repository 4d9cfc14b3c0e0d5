import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

/** What the scripts and the content need of the project. */
const PARTS = ['content', 'documented', 'scripts', 'src', 'tests'];

/**
 * Copies the project as it is in the working tree, with the installed packages and the extracted reference of the original.
 *
 * @param folder an empty folder
 */
export function copyProject(folder: string): void {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', [...list, ...PARTS, ':(top,glob)*'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of new Set(files.split('\0').filter(Boolean))) {
    // Git still lists what has been deleted.
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  }
  for (const path of ['node_modules', 'documented/node_modules', '.cache/reference']) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path), 'junction');
  }
}
