/** Door of the files room: lists files, tells whether they have changed, and keeps what is made of them. Build time only; imports no other room. */
export { hashFiles } from './hash-files.ts';
export { hashText } from './hash-text.ts';
export { installedPackages } from './installed.ts';
export { filesBelow, listFiles } from './list-files.ts';
export { preparedFolder } from './prepared-folder.ts';
export { runWorker } from './run-worker.ts';
export { type ModuleParts, sourceFiles } from './source-files.ts';
