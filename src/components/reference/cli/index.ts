/** Door of the components of pages about commands. */
export { default as CommandDetails } from './CommandDetails.astro';
export { default as CommandUsage } from './CommandUsage.astro';
export { metaDescription } from './command-text.ts';
export { headingsIn, headingsOf } from './sections.ts';
