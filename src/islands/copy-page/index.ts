/** Door of the button that copies a page; it loads when the reader comes to it. */
export { start } from './copy-page.ts';
