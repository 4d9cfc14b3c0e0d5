/** Door of reading offline; it loads when a reader comes to the control in the footer, or where a worker serves the page. */
export { start } from './offline.ts';
