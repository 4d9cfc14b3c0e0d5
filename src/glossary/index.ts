/** Door of the glossary as the pages need it. Build time only. */
export { siteGlossary } from './site-glossary.ts';
