import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { hashFiles, installedPackages, preparedFolder, sourceFiles } from '../../files/index.ts';
import { type Typings, withTypings } from '../compile/engine/typings.ts';
import { root, sandboxFolder, TYPINGS_FILES, typingsCache } from './folders.ts';

function makeInWorker(outDir: string): Promise<void> {
  // Apart from its use, so that no bundler takes it for a worker of the browser.
  const script = new URL('./typings.worker.ts', import.meta.url);
  const worker = new Worker(script, { workerData: outDir });
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('Collecting the typings ended early.')));
  });
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
