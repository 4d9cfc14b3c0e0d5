/** Door of the copy buttons. */
export { type CopiedLine, copiedText } from './copied-text.ts';
export { startCopyCode } from './copy-code.ts';
