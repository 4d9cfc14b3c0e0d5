/** Door of the kept room: what is costly to make is kept from one build to the next, and made once where several ask for it. Build time only; imports no other room. */
export { hashBytes } from './hash-bytes.ts';
export { KeptResults } from './kept-results.ts';
export { sharedWhileMade } from './shared-while-made.ts';
