/** Door of what pages say about an entry in words. It has no styles, which the pages of our own articles do not need. */
export { entryTitle } from './entry-title.ts';
export { metaDescription } from './texts.ts';
