/** Door of the update guide; it loads when the reader comes to it, or with versions in the address. */
export { start } from './update-guide.ts';
