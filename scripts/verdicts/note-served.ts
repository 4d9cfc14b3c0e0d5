import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Notes in `SERVED_NOTES`, where that names a folder, that a file of the built site decides about the test that runs in a worker: the verdict of the test depends on it.
 *
 * @param worker index of the Playwright worker among those that run at the same time
 * @param address path of the file on the server, with or without a query
 */
export function noteServed(worker: number, address: string): void {
  const notes = process.env.SERVED_NOTES;
  if (!notes) return;
  mkdirSync(notes, { recursive: true });
  appendFileSync(join(notes, `${worker}.txt`), `${Date.now()} ${address}\n`);
}
