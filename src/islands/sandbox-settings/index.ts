/** Door of what the islands with an editor tell the sandbox about this site. */
export { loadCompilerManifest } from './compiler-settings.ts';
export { makeWorkbench, withTabs } from './make-workbench.ts';
export { pageOfCode } from './page-of-code.ts';
