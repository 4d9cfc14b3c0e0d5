/** Door of the room that limits the checks of the content to one example, article, error page or step. */
export {
  type Claims,
  claimsFolder,
  compiledClaims,
  compiledClaimsFolder,
  findClaims,
  runsAlone,
  selectedClaims,
} from './claims.ts';
export {
  articlesThatQuote,
  environmentOf,
  type Selection,
  selectedArticles,
  selectedErrorArticles,
  selectedExamples,
  selection,
} from './selection.ts';
export {
  filesOf,
  findSubjects,
  resolveSubject,
  type Subject,
  stepIdOf,
  textOf,
} from './subjects.ts';
