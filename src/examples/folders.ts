import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository, without a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** The folder of all examples. */
export const examplesFolder = join(root, 'content/examples');

const cache = join(root, '.cache/examples');

/** JavaScript of the compiled examples, a folder for each. */
export const compiledFolder = join(cache, 'compiled');

/** Bundles and pages of the examples, a folder for each, as the tests use them. */
export const bundledFolder = join(cache, 'bundled');

/** What the previews in articles are made of, a folder for each set of examples that were made together. */
export const previewsFolder = join(cache, 'previews');

/** Folder beside those of the examples for the files that several of them share. */
export const sharedFolder = '_shared';
