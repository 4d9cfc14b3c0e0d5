// `npm run build`: builds the site unless it is up to date, and remembers its sources, so that `npm start` and `npm test` need not build
// again. `npm run build -- --fresh` builds in any case.
import { parseArgs } from 'node:util';
import { buildAloud } from './lib/build.mjs';
import { main } from './lib/failure.mjs';

await main(() => {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
  return buildAloud(values);
});
