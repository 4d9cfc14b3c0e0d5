import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * A text that differs when files have other names or other contents: the key of what is made of them.
 *
 * @param root folder that names are relative to, so that the key is the same in every checkout
 * @param files absolute paths; their order counts
 * @param seed what else the key depends on
 * @returns 16 hexadecimal digits
 */
export function hashFiles(root: string, files: readonly string[], seed: unknown = null): string {
  const hash = createHash('sha256').update(JSON.stringify(seed));
  for (const file of files) {
    hash.update(`\0${relative(root, file).replaceAll('\\', '/')}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
