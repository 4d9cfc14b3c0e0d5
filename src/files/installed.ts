import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The file that changes when other packages are installed: npm's own list of them, or the lockfile where another program has installed
 * them. What is made of packages depends on those that are there, not on those that should be.
 *
 * @param root the project's folder
 * @returns absolute path
 */
export function installedPackages(root: string): string {
  const list = join(root, 'node_modules/.package-lock.json');
  return existsSync(list) ? list : join(root, 'package-lock.json');
}
