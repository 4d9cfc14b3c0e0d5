/** Door of the room that reads articles as the checks need them: parsed, with the places of everything in the source. */
export { frontMatter } from './front-matter.ts';
export { type Article, findArticles, readArticle } from './read.ts';
export { findShortTexts, readDefinitions, readDocument, readGoals } from './short-texts.ts';
export { findSteps, readSteps } from './steps.ts';
