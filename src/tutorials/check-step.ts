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
  const { type, openFiles, goal } = data;
  const errors = checkOpenFiles(openFiles, files, source);
  if (type === 'editor' && openFiles.length === 0) {
    const message = 'A step with an editor opens at least one file.';
    const hint = 'Add it, or write `type: local`:\n\nopenFiles: [src/app/app.ts]';
    errors.push(new AuthorError({ ...place, message, hint }));
  }
  if (goal && !answer) {
    const message = 'The step has a goal and no answer, so nobody can see how to reach it.';
    const hint = `Put the files that the answer changes into ${folder}/answer.`;
    errors.push(new AuthorError({ ...source.placeOfKey(['goal']), message, hint }));
  }
  return [...errors, ...checkGoalFiles({ data, source }, { ...files, ...answer })];
}

/** Files that the checks of the goal name. */
function checkGoalFiles(
  { data, source }: Pick<FoundStep, 'data' | 'source'>,
  files: ProjectFiles,
): AuthorError[] {
  const known = Object.keys(files).map(written);
  return (data.goal ?? []).flatMap(({ checks }, part) =>
    checks.flatMap(({ expectCall }, index) => {
      if (!expectCall || known.includes(expectCall.file)) return [];
      const path = ['goal', part, 'checks', index, 'expectCall', 'file'];
      return [missingFile(expectCall.file, known, source.placeOf(path), 'file: ')];
    }),
  );
}
