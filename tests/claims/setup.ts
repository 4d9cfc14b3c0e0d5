// What every claim starts with: its sentence stands in the article, and Angular is ready for tests.
import { beforeEach, inject } from 'vitest';
// Not through the door, behind which a parser is: each file would load it.
import { type ClaimedArticle, problemOfClaim } from '../../scripts/claims/judge.ts';
import { prepareAngular } from '../support/angular-environment.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The files of claims with their articles, by their compiled forms. */
    claims: Record<string, { file: string; article?: ClaimedArticle | undefined }>;
  }
}

prepareAngular();

beforeEach(({ task }) => {
  const { file = task.file.name, article } = inject('claims')[task.file.name] ?? {};
  const all = task.file.tasks.map(({ name }) => name);
  const problem = problemOfClaim({ sentence: task.name, file, all }, article);
  if (problem) throw new Error(problem);
});
