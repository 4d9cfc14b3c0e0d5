/** Door of the kept room: what is costly to make is kept from one build to the next. Build time only; imports no other room. */
export { KeptResults } from './kept-results.ts';
