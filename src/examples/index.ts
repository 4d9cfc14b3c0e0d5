/** Door of the examples room: finds the applications under `content/examples` and makes them run in articles. The compiler has a door of its own, as it loads slowly. */
export { previewAddress, previewFileOf, previewsIn } from './address.ts';
export {
  type Example,
  findExamples,
  isInteractive,
  runs,
  sourcesOf,
  specsOf,
} from './discover.ts';
export { bundledFolder, compiledFolder, examplesFolder, sharedFolder } from './folders.ts';
export { writePage } from './page.ts';
export { previewKey } from './prepare-previews.ts';
export { examplePreviews } from './previews-integration.ts';
export { formatProblem, type Problem } from './problem.ts';
export { findWorkspaces, type WorkspaceFiles, workspaceFiles } from './workspaces.ts';
