import { AuthorError, nearest, showsDrafts } from '../authoring/index.ts';
import type { ProjectFiles, ProjectPath } from '../sandbox/types.ts';
import { combine } from '../schemas/index.ts';
import { checkStep } from './check-step.ts';
import { editorProject } from './editor-project.ts';
import { type FoundStep, findSteps, tutorialNames, tutorialsFolder } from './find-steps.ts';
import { toGoals, toHints } from './goals.ts';
import { stepFiles } from './step-files.ts';
import type { Answer, StepLink, Tutorial, TutorialStep } from './types.ts';

/**
 * Every tutorial, sorted by name, with its steps as projects.
 *
 * @param root the project's folder
 * @param drafts whether steps that are drafts are there; a tutorial whose introduction is one is left out as a whole
 * @throws AuthorError that lists every mistake
 */
export function readTutorials(
  root: string = process.cwd(),
  drafts: boolean = showsDrafts(),
): Tutorial[] {
  const names = tutorialNames(root);
  const errors: AuthorError[] = [];
  const tutorials = names.flatMap((name) => {
    const found = findSteps(root, name);
    errors.push(...found.errors);
    const [introduction] = found.steps;
    if (introduction) errors.push(...checkNextTutorial(introduction, names));
    const steps = readSteps(root, name, found.steps, errors, drafts);
    return introduction && (drafts || !introduction.data.draft)
      ? [toTutorial(name, introduction, steps)]
      : [];
  });
  if (errors.length > 0) throw combine(withoutRepeats(errors), tutorialsFolder);
  return tutorials;
}

/** A file that several steps start from is wrong once. */
function withoutRepeats(errors: readonly AuthorError[]): AuthorError[] {
  return [...new Map(errors.map((error) => [String(error), error])).values()];
}

function toTutorial(
  name: string,
  { data: { title, description, afterwards, minutes, nextTutorial } }: FoundStep,
  steps: readonly TutorialStep[],
): Tutorial {
  return {
    name,
    title,
    description,
    ...(afterwards ? { afterwards } : {}),
    ...(minutes ? { minutes } : {}),
    steps,
    ...(nextTutorial ? { nextTutorial } : {}),
  };
}

function checkNextTutorial({ data, source }: FoundStep, names: readonly string[]): AuthorError[] {
  const { nextTutorial } = data;
  if (nextTutorial === undefined || names.includes(nextTutorial)) return [];
  const meant = nearest(nextTutorial, names);
  const message = `There is no tutorial ${nextTutorial}.`;
  const hint = meant ? `Write:\n\nnextTutorial: ${meant}` : `There are ${names.join(', ')}.`;
  return [new AuthorError({ ...source.placeOf(['nextTutorial']), message, hint })];
}

function readSteps(
  root: string,
  tutorial: string,
  found: readonly FoundStep[],
  errors: AuthorError[],
  drafts: boolean,
): TutorialStep[] {
  // A step may start from a draft.
  const files = stepFiles(root, tutorial, found);
  const shown = found.filter(({ data }) => drafts || !data.draft);
  const links = shown.map((step) => linkTo(tutorial, step));
  return shown.flatMap((step, index) => {
    try {
      const start = files.start(step);
      const answer = files.answer(step);
      errors.push(...checkStep(step, start, answer));
      return [toStep(step, { start, answer }, links, index)];
    } catch (error) {
      if (!(error instanceof AuthorError)) throw error;
      errors.push(error);
      return [];
    }
  });
}

const idOf = (tutorial: string, { name }: FoundStep): string =>
  name === '' ? tutorial : `${tutorial}/${name}`;

function linkTo(tutorial: string, step: FoundStep): StepLink & { readonly id: string } {
  const id = idOf(tutorial, step);
  return { id, route: `/tutorials/${id}`, title: step.data.title };
}

function toStep(
  { data: { type, openFiles, goals = [], hints = [] } }: FoundStep,
  { start, answer }: { start: ProjectFiles; answer: ProjectFiles | undefined },
  links: readonly (StepLink & { readonly id: string })[],
  index: number,
): TutorialStep {
  const { id = '', route = '', title = '' } = links[index] ?? {};
  const project = editorProject(start, openFiles);
  const previous = links[index - 1];
  const next = links[index + 1];
  return {
    id,
    route,
    title,
    type,
    project,
    ...(answer ? { answer: toAnswer(answer, project.openFiles) } : {}),
    goals: toGoals(goals),
    hints: toHints(hints),
    ...(previous ? { previous: { route: previous.route, title: previous.title } } : {}),
    ...(next ? { next: { route: next.route, title: next.title } } : {}),
  };
}

function toAnswer(files: ProjectFiles, openFiles: readonly ProjectPath[]): Answer {
  const changed = Object.keys(files) as ProjectPath[];
  return { files, openFiles: [...new Set([...openFiles, ...changed])] };
}
