/** Door of what the page about one code is made of. The overviews have doors of their own, so that no page loads the styles of the others. */
export { default as ConfigurationHint } from './ConfigurationHint.astro';
export { default as FirstSteps } from './FirstSteps.astro';
export { default as SourceFacts } from './SourceFacts.astro';
