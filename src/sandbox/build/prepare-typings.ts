import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  hashFiles,
  installedPackages,
  preparedFolder,
  runWorker,
  sourceFiles,
} from '../../files/index.ts';
import { type Typings, withTypings } from '../compile/engine/typings.ts';
import { root, sandboxFolder, TYPINGS_FILES, typingsCache } from './folders.ts';

function makeInWorker(outDir: string): Promise<void> {
  const script = new URL('./typings.worker.ts', import.meta.url);
  return runWorker(script, outDir, 'Collecting the typings');
}

/** What the typings depend on. */
function sources(): string[] {
  return [
    installedPackages(root),
    join(root, 'documented/package.json'),
    ...sourceFiles([join(sandboxFolder, 'build/typings.worker.ts')]),
  ];
}

/**
 * Collects the typings, unless they are there and the packages are the same.
 *
 * @returns the folder with all files
 */
export function prepareTypings(): Promise<string> {
  return preparedFolder(typingsCache, hashFiles(root, sources()), makeInWorker);
}

/** All typings as the compiler takes them, for an engine in Node, which has no reason to load some of them later. */
export async function loadTypings(documented = false): Promise<Typings> {
  const folder = await prepareTypings();
  const read = (name: keyof typeof TYPINGS_FILES): Typings =>
    JSON.parse(readFileSync(join(folder, TYPINGS_FILES[name]), 'utf8'));
  return documented
    ? withTypings(read('documented'), read('documentedRare'))
    : withTypings(read('plain'), read('rare'));
}
