import { join, resolve } from 'node:path';

/** The repository. */
export const root = resolve(import.meta.dirname, '../../..');

/** The room. */
export const sandboxFolder = join(root, 'src/sandbox');

const cache = join(root, '.cache/sandbox');

/** Typings, a folder for each state of the packages. */
export const typingsCache = join(cache, 'typings');

/** Everything that compiles in the browser, a folder for each state of the packages and of our code. */
export const compilerCache = join(cache, 'compiler');

/** Projects of the site, compiled. */
export const precompiledFile = join(cache, 'precompiled.json');

/** Names of the files of typings, as they are kept. */
export const TYPINGS_FILES = {
  plain: 'typings.json',
  rare: 'rare-typings.json',
  documented: 'documented-typings.json',
  documentedRare: 'documented-rare-typings.json',
};
