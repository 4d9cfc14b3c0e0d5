/** Door of the room that checks the prose of articles. */

export { proseProblems } from './check.ts';
export { inSentenceCase } from './rules/headings.ts';
