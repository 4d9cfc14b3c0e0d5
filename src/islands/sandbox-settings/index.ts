/** Door of what the islands with an editor tell the sandbox about this site. */
export { pageOfCode } from './page-of-code.ts';
