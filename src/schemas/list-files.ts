import { globSync } from 'node:fs';
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
