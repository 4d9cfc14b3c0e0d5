import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AuthorError } from '../authoring/index.ts';
import {
  parseFrontMatter,
  type TutorialData,
  tutorialSchema,
  tutorialStepSchema,
  validate,
  type YamlSource,
} from '../schemas/index.ts';

/** The folder of all tutorials. */
export const tutorialsFolder = 'content/tutorials';

/** Folder of a tutorial with the files that all its steps have. */
export const commonFolder = 'common';

/** Folders in that of a tutorial that belong to its introduction. */
const ofIntroduction = ['src', 'public', 'answer', commonFolder];

/** A folder that is a step, with the front matter of its text. */
export interface FoundStep {
  /** Name of its folder; empty for the introduction. */
  readonly name: string;
  /** From the project's root. */
  readonly folder: string;
  readonly data: TutorialData;
  readonly source: YamlSource;
}

/** Steps in order, or what is wrong with them. */
export interface FoundSteps {
  readonly steps: readonly FoundStep[];
  readonly errors: readonly AuthorError[];
}

/** Names of all tutorials, sorted. */
export function tutorialNames(root: string): string[] {
  const place = join(root, tutorialsFolder);
  return existsSync(place) ? foldersIn(place) : [];
}

function foldersIn(place: string): string[] {
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The steps of a tutorial in the order of their numbers, the introduction first. */
export function findSteps(root: string, tutorial: string): FoundSteps {
  const folder = `${tutorialsFolder}/${tutorial}`;
  const names = foldersIn(join(root, folder)).filter((name) => !ofIntroduction.includes(name));
  const numbered = names.filter((name) => numberOf(name) !== undefined);
  const ordered = numbered.sort((a, b) => (numberOf(a) ?? 0) - (numberOf(b) ?? 0));
  const errors = [...checkNumbers(folder, names)];
  const steps = ['', ...ordered].flatMap((name): FoundStep[] => {
    try {
      return [readStep(root, name === '' ? folder : `${folder}/${name}`, name)];
    } catch (error) {
      if (!(error instanceof AuthorError)) throw error;
      errors.push(error);
      return [];
    }
  });
  return { steps, errors };
}

/** The number that a folder's name starts with. */
function numberOf(name: string): number | undefined {
  const [, digits] = /^(\d+)-/.exec(name) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function checkNumbers(folder: string, names: readonly string[]): AuthorError[] {
  let free = Math.max(0, ...names.map((name) => numberOf(name) ?? 0));
  const known = new Map<number, string>();
  return names.flatMap((name) => {
    const number = numberOf(name);
    const other = number === undefined ? undefined : known.get(number);
    if (number !== undefined && other === undefined) {
      known.set(number, name);
      return [];
    }
    const message =
      other === undefined
        ? `The folder ${name} has no number, so its position among the steps is unknown.`
        : `The folders ${other} and ${name} have the same number.`;
    free += 1;
    const renamed = `${free}-${name.replace(/^\d+-/, '')}`;
    return [new AuthorError({ message, hint: `Rename it: ${renamed}`, file: `${folder}/${name}` })];
  });
}

function readStep(root: string, folder: string, name: string): FoundStep {
  const file = `${folder}/index.mdx`;
  if (!existsSync(join(root, file))) {
    throw new AuthorError({
      message: 'A step, or the introduction of a tutorial, has no text.',
      hint: 'Write it, with this at its start:\n\n---\ntitle: …\ndescription: …\ntype: editor\nopenFiles: [src/app/app.ts]\n---',
      file,
    });
  }
  const source = parseFrontMatter(readFileSync(join(root, file), 'utf8'), file);
  const result = validate(name === '' ? tutorialSchema : tutorialStepSchema, source);
  if (result.success) return { name, folder, data: result.data, source };
  throw result.errors[0] ?? new Error(file);
}
