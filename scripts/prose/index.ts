/** Door of the room that checks the prose of articles. */

export { blocksOf } from './blocks.ts';
export { proseProblems } from './check.ts';
export { earlierForm } from './earlier-form.ts';
export { inSentenceCase } from './rules/headings.ts';
