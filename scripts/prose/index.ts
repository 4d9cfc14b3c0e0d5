/** Door of the room that checks prose: that of articles, and the wording of comments, messages and interface texts. */

export { blocksOf } from './blocks.ts';
export { proseProblems, shortTextProblems } from './check.ts';
export { keptProseProblems, type UnreadArticle } from './kept-problems.ts';
export { labelProblems } from './labels.ts';
export { type LinkContext, linksInOtherWords } from './link-words.ts';
export { inSentenceCase } from './rules/headings.ts';
export { termsOf } from './rules/terms.ts';
export { allSourceTurns, sourceTurns } from './source-text.ts';
