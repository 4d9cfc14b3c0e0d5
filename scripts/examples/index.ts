/** Door of the room that finds, prepares and serves the example applications. */
export {
  type Example,
  examplesFolder,
  findExamples,
  isInteractive,
  runs,
  sourcesOf,
  specsOf,
} from './discover.ts';
export { bundledFolder, compiledFolder, sharedFolder } from './folders.ts';
export { writePage } from './page.ts';
export { shapeProblems, strayFolders } from './rules.ts';
