/** Door of the room that checks spelling. */
export { dictionaryProblems } from './dictionary.ts';
export { type Spelling, spell } from './spell.ts';
