/** Door of the virtual project: the files that a reader edits. */
export { isLocked, ProjectError, pathOf, readable } from './file-names.ts';
export { Project, type ProjectEvent, type ProjectFile, type ProjectStart } from './project.ts';
