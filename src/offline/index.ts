/** Door of what is kept for reading offline: names, the list of a build's files, what page and worker say to each other. Runs in pages and in the worker. */
export { readManifest } from './kept-manifest.ts';
export {
  everyFile,
  filesFor,
  type OfflineManifest,
  sectionLimit,
} from './manifest.ts';
export type { FromWorker, Outcome, ToWorker } from './messages.ts';
export {
  cacheOf,
  isOurCache,
  MANIFEST_KEY,
  offlinePage,
  stateCache,
  workerAddress,
} from './names.ts';
export { wantsAll } from './state.ts';
