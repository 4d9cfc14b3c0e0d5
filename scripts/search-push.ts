/**
 * `npm run search:push [-- --dry-run]`: brings the index at the hosted service up to date with the records of the last build. Without a write key it only
 * says what has changed.
 */
import { existsSync } from 'node:fs';
import { main } from './lib/failure.mjs';
import { cache, root } from './lib/paths.mjs';
import { pushIndex, serviceAccess } from './search/index.ts';

// The build reads the same file.
const variables = `${root}/.env`;

await main(async () => {
  if (existsSync(variables)) process.loadEnvFile(variables);
  await pushIndex(serviceAccess(process.env, process.argv[2]), `${cache}/search/records.json`);
});
