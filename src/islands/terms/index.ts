/** Door of the tooltips of terms; it loads when the reader comes to one. */
export { start } from './term-tooltips.ts';
