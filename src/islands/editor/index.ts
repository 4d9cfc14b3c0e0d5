/** Door of the editor. Which library edits is known to this room only. */
export { CodeEditor } from './CodeEditor.tsx';
export { FileActionBar, type FileActions, type Naming } from './FileActionBar.tsx';
export { FileTabs, shortName, tabId } from './FileTabs.tsx';
export { focusCode } from './focus-code.ts';
export type { PageOfCode } from './problems.ts';
export { useFormat } from './use-format.ts';
