import { AuthorError } from '../authoring/index.ts';
import type { ProjectFiles } from '../sandbox/types.ts';
import type { DataPath } from '../schemas/index.ts';
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
  if (data.hints && !goals) {
    const message = 'The step has hints but no goals, and hints are shown beside the goals.';
    const hint = 'Add `goals`, or remove `hints`.';
    errors.push(new AuthorError({ ...source.placeOfKey(['hints']), message, hint }));
  }
  return [...errors, ...checkNamedFiles({ data, source }, { ...files, ...answer })];
}

/** Files that the checks and the hints name. */
function checkNamedFiles(
  { data, source }: Pick<FoundStep, 'data' | 'source'>,
  files: ProjectFiles,
): AuthorError[] {
  const known = Object.keys(files).map(written);
  const check = (file: string | undefined, path: DataPath) => {
    if (file === undefined || known.includes(file)) return [];
    const corrected = (meant: string) => `file: ${meant}`;
    return [missingFile(file, known, source.placeOf(path), corrected)];
  };
  const ofGoals = (data.goals ?? []).flatMap(({ steps }, goal) =>
    steps.flatMap(({ source: looked }, step) =>
      check(looked?.file, ['goals', goal, 'steps', step, 'source', 'file']),
    ),
  );
  const ofHints = (data.hints ?? []).flatMap(({ file }, hint) =>
    check(file, ['hints', hint, 'file']),
  );
  return [...ofGoals, ...ofHints];
}
