// `npm start`: installs what is missing, builds what is not fresh, serves the site.
import { ensureBuilt } from './lib/build.mjs';
import { main } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { serveUntilInterrupted } from './serve.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await serveUntilInterrupted();
});
