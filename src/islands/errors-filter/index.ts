/** Door of the filter on the overview of error codes; it loads when the reader comes to the field, or with a query in the address. */
export { start } from './errors-filter.ts';
