// Serves the built site to each worker of Playwright at a port of its own, and notes what each asks for; see `noteServed`.
// `node scripts/verdicts/serve-workers.ts <port> <port>`
import { main } from '../lib/failure.mjs';
import { serve } from '../serve.mjs';
import { noteServed } from './note-served.ts';

await main(async () => {
  const ports = process.argv.slice(2).map(Number);
  // The first one last: Playwright waits for it.
  for (const [worker, port] of [...ports.entries()].reverse()) {
    await serve({ port, heard: (address) => noteServed(worker, address) });
  }
});
