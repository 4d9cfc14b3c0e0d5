import { AuthorError } from '../authoring/index.ts';
import { combine, type DataFile, type UpdateStep, updateGuideSchema } from '../schemas/index.ts';

/** The steps that the update to a major version brings. */
export interface MajorSteps {
  readonly major: number;
  readonly steps: readonly UpdateStep[];
}

/** Where the files are; a file is named after the major version: `20.yaml`. */
export const updateGuideFolder = 'content/update-guide';

/** What `readDataFiles` has to know to read them. */
export const updateGuideFiles = {
  folder: updateGuideFolder,
  pattern: '*.yaml',
  schema: updateGuideSchema,
} as const;

/**
 * The steps of all files, from the oldest version to the newest, which is the order in which they are done.
 *
 * @param files in any order
 * @param lineOf tells the line of a step in its file, for errors
 * @throws AuthorError that lists every mistake
 */
export function stepsByMajor(
  files: readonly DataFile[],
  lineOf: (file: string, step: number) => number | undefined = () => undefined,
): MajorSteps[] {
  const errors: AuthorError[] = [];
  const seen = new Map<string, string>();
  const majors = files.map(({ id, file, data }) => {
    const major = Number(id);
    const steps = data['items'] as readonly UpdateStep[];
    if (!/^\d+$/.test(id)) errors.push(notAVersion(file));
    steps.forEach((step, index) => {
      const other = seen.get(step.id);
      const found = [
        ...(other ? [duplicate(step, other)] : []),
        ...(belongs(step, major) ? [] : [misplaced(step, file)]),
      ];
      errors.push(...found.map((error) => error.at({ file, line: lineOf(file, index) })));
      seen.set(step.id, file);
    });
    return { major, steps };
  });
  if (errors.length > 0) throw combine(errors, updateGuideFolder);
  return majors.sort((a, b) => a.major - b.major);
}

const majorOf = (version: number) => Math.floor(version / 100);

/** A step stands in the file of the version that requires it, or, as a recommendation, of the one that brought it. */
function belongs({ possibleIn, necessaryAsOf, recommended }: UpdateStep, major: number): boolean {
  if (recommended) return majorOf(possibleIn) <= major && major <= majorOf(necessaryAsOf);
  return majorOf(necessaryAsOf) === major;
}

function notAVersion(file: string): AuthorError {
  return new AuthorError({
    file,
    message: 'The file is not named after a major version.',
    hint: `For example:\n\n${updateGuideFolder}/20.yaml`,
  });
}

function duplicate({ id }: UpdateStep, other: string): AuthorError {
  return new AuthorError({
    message: `The step \`${id}\` is already in ${other}.`,
    hint: `Ticks are stored under the id, so each step has its own:\n\nid: ${id}-2`,
  });
}

function misplaced({ id, necessaryAsOf }: UpdateStep, file: string): AuthorError {
  return new AuthorError({
    message: `The step \`${id}\` does not belong to ${file}: it is necessary as of ${necessaryAsOf}.`,
    hint: `Move it to ${updateGuideFolder}/${majorOf(necessaryAsOf)}.yaml, or correct \`necessaryAsOf\`.`,
  });
}
