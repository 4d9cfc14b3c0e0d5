/** Door of what the overview of all codes is made of. */
export { default as CodeTable } from './CodeTable.astro';
export { default as ErrorsFilter } from './ErrorsFilter.astro';
