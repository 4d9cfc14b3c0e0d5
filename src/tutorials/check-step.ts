import { AuthorError } from '../authoring/index.ts';
import type { ProjectFiles } from '../sandbox/types.ts';
import { checkOpenFiles, missingFile, written } from './editor-project.ts';
import type { FoundStep } from './find-steps.ts';

/** What is wrong with a step, beyond the form of its front matter. */
export function checkStep(
  { data, source, folder }: FoundStep,
  files: ProjectFiles,
  answer: ProjectFiles | undefined,
): AuthorError[] {
  const place = source.placeOf([]);
  const { type, openFiles, goals } = data;
  const errors = checkOpenFiles(openFiles, files, source);
  if (type === 'editor' && openFiles.length === 0) {
    const message = 'A step with an editor opens at least one file.';
    const hint = 'Add it, or write `type: local`:\n\nopenFiles: [src/app/app.ts]';
    errors.push(new AuthorError({ ...place, message, hint }));
  }
  if (goals && !answer) {
    const message = "The step has goals but no answer, so readers can't see how to reach them.";
    const hint = `Put the files that the answer changes into ${folder}/answer.`;
    errors.push(new AuthorError({ ...source.placeOfKey(['goals']), message, hint }));
  }
  return [...errors, ...checkGoalFiles({ data, source }, { ...files, ...answer })];
}

/** Files that the checks name. */
function checkGoalFiles(
  { data, source }: Pick<FoundStep, 'data' | 'source'>,
  files: ProjectFiles,
): AuthorError[] {
  const known = Object.keys(files).map(written);
  return (data.goals ?? []).flatMap(({ steps }, goal) =>
    steps.flatMap(({ source: looked }, step) => {
      if (!looked || known.includes(looked.file)) return [];
      const path = ['goals', goal, 'steps', step, 'source', 'file'];
      const corrected = (meant: string) => `file: ${meant}`;
      return [missingFile(looked.file, known, source.placeOf(path), corrected)];
    }),
  );
}
