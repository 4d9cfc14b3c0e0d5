// Serves the built site to each worker of Playwright at a port of its own, and notes in `SERVED_NOTES`, where that names a folder, what each
// asks for. `node scripts/verdicts/serve-workers.ts <port> <port>`
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../lib/failure.mjs';
import { serve } from '../serve.mjs';

const notes = process.env.SERVED_NOTES;
if (notes) mkdirSync(notes, { recursive: true });

function noteFor(worker: number): (address: string) => void {
  if (!notes) return () => undefined;
  const file = join(notes, `${worker}.txt`);
  return (address) => appendFileSync(file, `${Date.now()} ${address}\n`);
}

await main(async () => {
  const ports = process.argv.slice(2).map(Number);
  // The first one last: Playwright waits for it.
  for (const [worker, port] of [...ports.entries()].reverse()) {
    await serve({ port, heard: noteFor(worker) });
  }
});
