import { join } from 'node:path';
import { hashFiles, installedPackages, sourceFiles } from '../../src/files/index.ts';
import { KeptResults } from '../../src/kept/index.ts';
import { root } from '../lib/paths.mjs';
import { cacheFolder } from './cache-folder.ts';

/**
 * What a part of a check has found in earlier runs, also in those of other checkouts. It is forgotten when a module or a package changes.
 *
 * @param name of the file in the folder of kept verdicts
 * @param entries modules that find it, relative to the project
 * @param data absolute paths of other files that it depends on
 */
export function keptFindings<Result>(
  name: string,
  entries: readonly string[],
  data: readonly string[] = [],
): KeptResults<Result> {
  const modules = sourceFiles(entries.map((entry) => join(root, entry)));
  const program = hashFiles(root, [installedPackages(root), ...modules, ...data]);
  return new KeptResults(join(cacheFolder(), name), program);
}
