/** Door of the notices; it loads when the reader comes to one. */
export { start } from './notices.ts';
