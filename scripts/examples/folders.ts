import { join } from 'node:path';
import { cache } from '../lib/paths.mjs';

/** JavaScript of the compiled examples, a folder for each. */
export const compiledFolder = join(cache, 'examples/compiled');

/** Bundles and pages of the examples, a folder for each, as they are served. */
export const bundledFolder = join(cache, 'examples/bundled');

/** Folder in `bundledFolder` for the chunks that several examples share; it is served under the root of every example. */
export const sharedFolder = '_shared';
