/** Door of the room that checks and serves the example applications for the tests. */
export { shapeProblems, startProblems, strayFolders } from './rules.ts';
