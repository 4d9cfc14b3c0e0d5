/** Door of the workbench: a project that is compiled and shown while it is edited. For browsers. */
export type { LanguageSettings } from './project-language.ts';
export { Workbench, type WorkbenchOptions } from './workbench.ts';
export type { Phase, WorkbenchState } from './workbench-state.ts';
