/** Door of the copy buttons. */
export { type CopiedLine, copiedText } from './copied-text.ts';
export { start } from './copy-code.ts';
