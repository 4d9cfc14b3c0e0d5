import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Files that are kept beside each other, so that a change of branches and back costs nothing. */
const KEPT = 5;

/**
 * Names of the files of a folder with an ending, the newest first.
 *
 * @param ending with its dot; a file that is being written has another one
 * @throws Error where the folder can't be read
 */
export function newestFirst(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, time: statSync(join(folder, file)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .map(({ file }) => file);
}

/**
 * Writes a file into a folder, which it makes, and removes the oldest of those with the same ending.
 *
 * @throws Error where the folder can't be written
 */
export function writeKept(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  // Moved into place whole, so that nobody reads half of it.
  const part = join(folder, `${name}.${process.pid}`);
  writeFileSync(part, text);
  renameSync(part, join(folder, name));
  for (const file of newestFirst(folder, extname(name)).slice(KEPT))
    rmSync(join(folder, file), { force: true });
}
