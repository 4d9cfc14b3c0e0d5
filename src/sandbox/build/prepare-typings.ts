import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { filesBelow, hashFiles, preparedFolder } from '../../files/index.ts';
import type { Typings } from '../compile/engine/typings.ts';
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
  const own = ['make-typings', 'strip-comments', 'write-typings'];
  return [
    join(root, 'package-lock.json'),
    ...own.map((name) => join(sandboxFolder, 'build', `${name}.ts`)),
    join(sandboxFolder, 'packages.ts'),
    ...filesBelow(join(sandboxFolder, 'compile/engine/compiler-options.ts')),
    ...filesBelow(join(sandboxFolder, 'compile/strict-options.ts')),
  ];
}

/**
 * Collects the typings, unless they are there and the packages are the same.
 *
 * @returns the folder with both files
 */
export function prepareTypings(): Promise<string> {
  return preparedFolder(typingsCache, hashFiles(root, sources()), makeInWorker);
}

/** The typings as the compiler takes them, for an engine in Node. */
export async function loadTypings(documented = false): Promise<Typings> {
  const file = documented ? TYPINGS_FILES.documented : TYPINGS_FILES.plain;
  return JSON.parse(readFileSync(join(await prepareTypings(), file), 'utf8'));
}
