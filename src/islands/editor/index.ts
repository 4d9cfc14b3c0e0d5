/** Door of the editor. Which library edits is known to this room only. */
export { CodeEditor } from './CodeEditor.tsx';
export { type FileActions, FileTabs } from './FileTabs.tsx';
export { formatFile } from './format.ts';
export type { PageOfCode } from './problems.ts';
