import { globSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files of a folder that match a pattern: sorted, with forward slashes, relative to the folder. A
 * folder that does not exist has none.
 */
export function listFiles(root: string, folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: join(root, folder) })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/**
 * All files below a file or folder, sorted, so that what is made of them does not depend on the order of the file system.
 *
 * @param place absolute path; a file has itself below it, what does not exist has nothing
 * @returns absolute paths
 */
export function filesBelow(place: string): string[] {
  const status = statSync(place, { throwIfNoEntry: false });
  if (!status?.isDirectory()) return status ? [place] : [];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
