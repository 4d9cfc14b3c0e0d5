import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  filesBelow,
  hashFiles,
  installedPackages,
  preparedFolder,
  runWorker,
  sourceFiles,
} from '../../files/index.ts';
import type { RuntimeManifest } from '../types.ts';
import { frameFolder, frameworkFolder, root, runtimeCache } from './folders.ts';

/** A text that differs when what previews load may be another: by the versions of all packages and the code that makes it. */
function runtimeKey(): string {
  return hashFiles(root, [
    installedPackages(root),
    join(root, 'documented/package.json'),
    ...sourceFiles([
      join(root, 'src/sandbox/runtime/runtime.worker.ts'),
      ...filesBelow(frameFolder),
      ...filesBelow(frameworkFolder),
    ]),
  ]);
}

function makeInWorker(outDir: string): Promise<void> {
  const script = new URL('./runtime.worker.ts', import.meta.url);
  return runWorker(script, outDir, 'Linking the modules of previews');
}

/**
 * Makes what previews load, unless it is there and nothing that it depends on has changed.
 *
 * @returns the folder to serve at `SANDBOX_BASE`
 */
export async function prepareRuntime(): Promise<string> {
  const key = runtimeKey();
  // A page asks for many files at once.
  const made =
    making.get(key) ??
    preparedFolder(runtimeCache, key, makeInWorker).finally(() => making.delete(key));
  making.set(key, made);
  return made;
}

/** What is being made in this process, by its key. */
const making = new Map<string, Promise<string>>();

/** Where the modules of a prepared runtime are. */
export function readManifest(folder: string): RuntimeManifest {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
}
