// Gives each test file a folder of its own for the notes of `trace.mjs`, and adds the modules that Vitest has loaded for it.
import { appendFileSync, mkdirSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { afterAll } from 'vitest';
import { notesFolder } from './notes-folder.ts';

/** What Vitest tells its workers, as far as it is used here. */
interface Worker {
  readonly filepath: string;
  readonly evaluatedModules: { readonly fileToModulesMap: ReadonlyMap<string, unknown> };
}
const worker = (globalThis as { __vitest_worker__?: Worker }).__vitest_worker__;

const parent = process.env.VERDICT_READS_OF_ALL;
if (parent && worker) {
  const folder = join(parent, notesFolder(relative(process.cwd(), worker.filepath)));
  mkdirSync(folder, { recursive: true });
  process.env.VERDICT_READS = folder;
  afterAll(() => {
    const files = [...worker.evaluatedModules.fileToModulesMap.keys()].filter(isAbsolute);
    appendFileSync(join(folder, 'modules.txt'), files.map((file) => `read:${file}\n`).join(''));
  });
}
