/** Door of the option tables. */
export { default as ConfigurationTable } from './ConfigurationTable.astro';
