import { startCopyCode } from './copy-code.ts';
import { startCopyPage } from './copy-page.ts';

/** Door of the copy buttons, of code and of pages; it loads when the reader comes to one. */
export { type CopiedLine, copiedText } from './copied-text.ts';

export function start(): void {
  startCopyCode();
  startCopyPage();
}
