/** Where the worker is; at the root, so that it serves the whole site. */
export const workerAddress = '/service-worker.js';

/** Folder of the lists of a build's files. */
export const OFFLINE_BASE = '/offline/';

/** The page that answers for those that are not kept. */
export const offlinePage = '/offline';

/** What the names of all caches for reading offline begin with. */
export const cachePrefix = 'docs-offline-';

/** What is remembered besides files: the reader's choice, and which build each open page is of. */
export const stateCache = `${cachePrefix}state`;

/** Where a build's cache has the list of the build's files. */
export const MANIFEST_KEY = `${OFFLINE_BASE}manifest`;

const buildPrefix = `${cachePrefix}build-`;

/** The cache of a build: no file of another one is ever put into it. */
export function cacheOf(build: string): string {
  return `${buildPrefix}${build}`;
}

/** The build of a cache; undefined where it is of none. */
export function buildOfCache(name: string): string | undefined {
  return name.startsWith(buildPrefix) ? name.slice(buildPrefix.length) : undefined;
}

/** Whether a cache belongs to reading offline, so that it goes when the reader removes that. */
export function isOurCache(name: string): boolean {
  return name.startsWith(cachePrefix);
}
