/** Door of the tables about versions. They have no styles, because every article would load them. */
export { default as StabilityTable } from './StabilityTable.astro';
export { default as SupportTable } from './SupportTable.astro';
export { default as VersionTable } from './VersionTable.astro';
