/** Door of what commands print: runs the commands whose output articles quote. */
export { comparable } from './comparable.ts';
export { type Group, generatedFolder, readGroups } from './read.ts';
export { type Printed, perform } from './run.ts';
