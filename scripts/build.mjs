// `npm run build`: builds the site, and remembers what of, so that `npm start` and `npm test` need not build again.
import { buildAloud } from './lib/build.mjs';
import { main } from './lib/failure.mjs';

await main(buildAloud);
