/** Door of the workbench: a project that is compiled and shown while it is edited. For browsers. */
export type { ConsoleLine } from './console-lines.ts';
export type { CheckedVersion } from './goal-checks.ts';
export type { LanguageSettings } from './project-language.ts';
export { type RenamedFile, renameFile } from './rename-file.ts';
export { Workbench } from './workbench.ts';
export type { WorkbenchOptions } from './workbench-options.ts';
export type { Phase, WorkbenchState } from './workbench-state.ts';
