/** Door of the files room: lists files and tells whether they have changed. Build time only; imports no other room. */
export { hashFiles } from './hash-files.ts';
export { filesBelow, listFiles } from './list-files.ts';
