/** Door of the room that compares the API with what articles explain. */
export { type AutomaticLink, surprisingLinks } from './automatic-links.ts';
export { type Coverage, coverage, explainedModules, symbolsInScope } from './coverage.ts';
export { type LeftOut, readLeftOut } from './left-out.ts';
export { namedIn, type Resolve } from './named.ts';
