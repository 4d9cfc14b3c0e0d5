import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { filesBelow, hashFiles } from '../files/index.ts';
import { examplesFolder, previewsFolder, root } from './folders.ts';
import type { PreviewRequest } from './make-previews.ts';
import type { Problem } from './problem.ts';

/** What of an example its running page depends on. */
const SOURCES = ['src', 'public'];

/**
 * A text that differs when running examples may be others: by their sources, the versions of all packages and the code that makes them.
 *
 * @param names of the examples, sorted
 * @param examples the folder that holds the examples
 */
export function previewKey(names: readonly string[], examples = examplesFolder): string {
  const files = [
    join(root, 'package-lock.json'),
    ...filesBelow(join(root, 'src/examples')),
    ...filesBelow(join(root, 'src/files')),
    ...filesBelow(join(root, 'src/sandbox/compile/engine/compiler-options.ts')),
    ...filesBelow(join(root, 'src/sandbox/compile/strict-options.ts')),
    ...filesBelow(join(root, 'src/sandbox/runtime/linker.ts')),
    ...names.flatMap((name) =>
      SOURCES.flatMap((source) => filesBelow(join(examples, name, source))),
    ),
  ];
  return hashFiles(root, files, names);
}

/** Running examples, made. */
export interface Previews {
  /** Is served as the folder of all running examples. */
  readonly folder: string;
  /** What is wrong with the examples; where there is something, the folder is of no use. */
  readonly problems: readonly Problem[];
}

function makeInWorker(request: PreviewRequest): Promise<Problem[]> {
  // Apart from its use, so that no bundler takes it for a worker of the browser.
  const script = new URL('./previews.worker.ts', import.meta.url);
  const worker = new Worker(script, { workerData: request });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The compiler of the examples ended early.')));
  });
}

/** Prefix of folders in which previews are being made. */
const UNFINISHED = 'new-';

/** Removes what earlier sources made; what another process is making just now stays. */
function removeOthers(place: string, kept: string): void {
  for (const name of readdirSync(place)) {
    if (name !== kept && !name.startsWith(UNFINISHED))
      rmSync(join(place, name), { recursive: true, force: true });
  }
}

/**
 * Makes running examples, unless they are there and nothing that they depend on has changed.
 *
 * @param names of the examples, sorted
 * @param set a name for these examples together, below which they are kept
 * @param examples the folder that holds the examples
 */
export async function preparePreviews(
  names: readonly string[],
  set: string,
  examples = examplesFolder,
): Promise<Previews> {
  const place = join(previewsFolder, set);
  const key = previewKey(names, examples);
  const folder = join(place, key);
  if (existsSync(folder)) return { folder, problems: [] };
  mkdirSync(place, { recursive: true });
  // Made apart and then moved, so that a folder with the name of its key is whole, whatever is interrupted or runs at the same time.
  const apart = mkdtempSync(join(place, UNFINISHED));
  try {
    const outDir = join(apart, 'files');
    const compiled = join(apart, 'compiled');
    const problems = await makeInWorker({ examples, names, compiled, outDir });
    if (problems.length === 0 && !existsSync(folder)) renameSync(outDir, folder);
    removeOthers(place, key);
    return { folder, problems };
  } finally {
    rmSync(apart, { recursive: true, force: true });
  }
}
