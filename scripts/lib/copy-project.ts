import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

/** What the scripts, the content and a build need of the project. */
const PARTS = ['content', 'documented', 'public', 'scripts', 'src', 'tests'];

/** Where npm has installed packages, relative to the root. */
const PACKAGES = ['node_modules', 'documented/node_modules'];

/**
 * Copies the files of the project as they are in the working tree, without the installed packages.
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
}

/**
 * Lets a copy use the installed packages and the extracted reference of the project. That is enough to check articles: a build takes
 * packages for files of their own place, and needs `copyPackages`.
 *
 * @param folder what `copyProject` has filled
 */
export function linkPackages(folder: string): void {
  for (const path of [...PACKAGES, '.cache/reference']) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path), 'junction');
  }
}

/**
 * Copies the installed packages, more than a gigabyte.
 *
 * @param folder what `copyProject` has filled
 */
export function copyPackages(folder: string): void {
  for (const path of PACKAGES.filter((path) => existsSync(join(root, path)))) {
    cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
  }
}
