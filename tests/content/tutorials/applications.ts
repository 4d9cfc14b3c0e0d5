import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, scratch } from '../../../scripts/lib/paths.mjs';
import { selection } from '../../../scripts/only/index.ts';
import { filesBelow } from '../../../src/files/index.ts';
import type { ProjectFiles } from '../../../src/sandbox/types.ts';
import {
  type Goal,
  type Hint,
  readPlayground,
  readTutorials,
  type TutorialStep,
} from '../../../src/tutorials/index.ts';
import { readLayer } from '../../../src/tutorials/layers.ts';
import { type Mistake, readMistakes } from './read-mistakes.ts';

/** Correct solutions that differ from the answers, a folder for each step. */
const secondSolutions = 'tests/content/tutorials/second-solutions';

/** The file that starts an application. */
const MAIN = '/src/main.ts';

/** Where the applications are compiled and bundled. */
export const workFolder = join(scratch, 'tutorials');

/** What the compiler finds in the mistakes, as JSON. */
export const problemsFile = join(workFolder, 'problems.json');

/** The folder that is served: a page for each application, at `/<name>/`. */
export const pagesFolder = join(workFolder, 'pages');

/** A script with the part of a preview's frame that checks goals. */
export const frameChecksScript = join(workFolder, 'frame-checks.js');

/** An application that readers get to see, or could write. */
export interface Application {
  /** Its folder in the cache and its path on the host: `signals/1-creating-your-first-signal/answer`. */
  readonly name: string;
  readonly files: ProjectFiles;
}

/** A step with the applications that belong to it. */
export interface StepApplications {
  readonly id: string;
  readonly goals: readonly Goal[];
  readonly hints: readonly Hint[];
  readonly start: Application;
  readonly answer?: Application;
  readonly second?: Application;
  /** The answer with the `main.ts` of the start, where the answer has another one: it sends its requests to a server, as readers do on their own machines. */
  readonly withServer?: Application;
  readonly mistakes: readonly Mistake[];
}

const only = selection();

/** Every step that has an editor, or code for a project of the reader's own, in order. */
export const steps: readonly StepApplications[] = readTutorials(root, true)
  .flatMap((tutorial) => tutorial.steps)
  .filter(({ type, answer }) => type === 'editor' || answer)
  .filter(({ id }) => only?.steps.includes(id) ?? true)
  .map(applicationsOf);

/** The templates of the playground, in order. */
export const templates: readonly Application[] = (only ? [] : readPlayground(root)).map(
  ({ name, project }) => ({
    name: `playground/${name}`,
    files: project.files,
  }),
);

/** All of them. */
export const applications: readonly Application[] = [
  ...steps.flatMap(({ start, answer, second, withServer }) =>
    [start, answer, second, withServer].flatMap((one) => one ?? []),
  ),
  ...templates,
];

/** All mistakes. */
export const mistakes: readonly Mistake[] = steps.flatMap((step) => step.mistakes);

function applicationsOf(step: TutorialStep): StepApplications {
  const { id, type, goals, hints, project, answer } = step;
  const application = (name: string, changes: ProjectFiles = {}) => ({
    name: `${id}/${name}`,
    files: { ...project.files, ...changes },
  });
  const folder = `${secondSolutions}/${id}`;
  const hasSecond = existsSync(join(root, folder)) && filesBelow(join(root, folder)).length > 0;
  const ownMain = { [MAIN]: project.files[MAIN] ?? '' };
  const needsServer = type === 'local' && answer && MAIN in answer.files;
  return {
    id,
    goals,
    hints,
    start: application('start'),
    ...(answer ? { answer: application('answer', answer.files) } : {}),
    ...(hasSecond ? { second: application('second', readLayer(root, folder, ['src'])) } : {}),
    ...(needsServer
      ? { withServer: application('with-server', { ...answer.files, ...ownMain }) }
      : {}),
    mistakes: goals.length > 0 ? readMistakes(id, { ...project.files, ...answer?.files }) : [],
  };
}
