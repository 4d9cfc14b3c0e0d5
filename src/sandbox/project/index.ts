/** Door of the virtual project: the files that a reader edits. */
export { placeOf, textWith } from './edits.ts';
export { isLocked, isProjectPath, ProjectError, pathOf, readable } from './file-names.ts';
export { importedNames, packageOf } from './imported-names.ts';
export { needsLocalize } from './needs-localize.ts';
export { needsZone } from './needs-zone.ts';
export {
  Project,
  type ProjectEvent,
  type ProjectFile,
  type ProjectStart,
  type WriteCondition,
} from './project.ts';
