/** Door of what the islands with an editor tell the sandbox about this site. */
export { makeWorkbench, withTabs } from './make-workbench.ts';
export { pageOfCode } from './page-of-code.ts';
