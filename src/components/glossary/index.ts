/** Door of what the page of all terms is made of. */
export { default as Letters } from './Letters.astro';
export { default as TermEntry } from './TermEntry.astro';
