/** Door of what articles may use. It has no styles, because every article would load them. */
export { default as CommandTable } from './CommandTable.astro';
