import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../../src/authoring/index.ts';
import { tutorialNames, tutorialsFolder } from '../../src/tutorials/find-steps.ts';
import { Failure } from '../lib/failure.mjs';
import { allEntries, type Entry, readTrees, withEntry } from './navigation.ts';
import type { Plan, PlannedFile } from './plan.ts';
import { requireRoute, trimmed } from './routes.ts';
import { skeleton, titleOf, yamlText } from './skeleton.ts';

/** What the command line says about a step. */
export interface StepOptions {
  readonly label?: string | undefined;
}

/**
 * A new step of a tutorial, or the introduction of a new tutorial, with a place in the navigation where it has none yet.
 *
 * @param wanted `signals/12-forms`, or `forms` for a tutorial
 * @throws Failure where it can't be, with what to write instead
 */
export function planStep(wanted: string, { label }: StepOptions, root: string): Plan {
  const id = trimmed(wanted).replace(/^tutorials\//, '');
  const path = `/tutorials/${id}`;
  const tree = readTrees(root).find((one) => one.tree === 'tutorials');
  if (!tree) throw new Error('There is no tree of tutorials.');
  const entries = allEntries([tree]);
  const known = entries.find((entry) => entry.path === path);
  if (!known) requireRoute(id, 'a step', 'step');
  refuseTaken(root, id);
  const parent = id.includes('/') ? tutorialOf(id, entries, root) : undefined;
  const text = labelOf(known, label, id);
  return {
    name: `tutorials/${id}`,
    route: path,
    files: parent ? stepFiles(id, text) : introductionFiles(id, text),
    ...(known
      ? {}
      : { navigation: withEntry(tree, { label: text, path }, parent && placeOf(parent, id)) }),
  };
}

function refuseTaken(root: string, id: string): void {
  const folder = `${tutorialsFolder}/${id}`;
  if (!existsSync(join(root, folder, 'index.mdx'))) return;
  throw new Failure(
    `${folder} already exists.`,
    `Choose another name, or change it, and check it:\n  npm run check:content -- --only tutorials/${id}`,
  );
}

const numberOf = (name: string): number | undefined => {
  const digits = /^(\d+)-/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** The entry of a step's tutorial, which must be there with its introduction. */
function tutorialOf(id: string, entries: readonly Entry[], root: string): Entry {
  const [tutorial = '', name = '', ...deeper] = id.split('/');
  const corrected = (right: string) => `Write:\n  npm run new -- step ${right}`;
  if (deeper.length) {
    throw new Failure(
      `"${id}" is not a step: a step is TUTORIAL/NUMBER-NAME.`,
      corrected(`${tutorial}/${name}`),
    );
  }
  const names = tutorialNames(root);
  const entry = entries.find(({ path }) => path === `/tutorials/${tutorial}`);
  if (!entry || !existsSync(join(root, tutorialsFolder, tutorial, 'index.mdx'))) {
    const meant = entry ? undefined : nearest(tutorial, names);
    const label = entry ? '' : ' --label "Learn forms"';
    const hint = meant
      ? corrected(`${meant}/${name}`)
      : `Create the tutorial first:\n  npm run new -- step ${tutorial}${label}`;
    throw new Failure(`The tutorial "${tutorial}" has no introduction.`, hint);
  }
  const others = readdirSync(join(root, tutorialsFolder, tutorial)).filter(
    (other) => numberOf(other) !== undefined,
  );
  const number = numberOf(name);
  const taken = others.find((other) => numberOf(other) === number);
  if (number === undefined || taken) {
    const free = Math.max(0, ...others.map((other) => numberOf(other) ?? 0)) + 1;
    const message =
      number === undefined
        ? `The step "${name}" has no number, so its position among the steps is unknown.`
        : `The step ${taken} already has the number ${number}.`;
    throw new Failure(message, corrected(`${tutorial}/${free}-${name.replace(/^\d+-/, '')}`));
  }
  return entry;
}

function labelOf(known: Entry | undefined, label: string | undefined, id: string): string {
  if (known && (label === undefined || label === known.label)) return known.label;
  if (known) {
    throw new Failure(
      `/tutorials/${id} already has a place in content/navigation/tutorials.yaml, with the label "${known.label}".`,
      `Write:\n  npm run new -- step ${id}\nTo rename it, change that file.`,
    );
  }
  if (label) return label;
  throw new Failure(
    `/tutorials/${id} is not in the navigation yet, so it needs a label.`,
    `Write:\n  npm run new -- step ${id} --label "Share state with a service"`,
  );
}

/** Behind the step with the next smaller number. */
function placeOf(parent: Entry, id: string) {
  const nameOf = (path = '') => path.split('/').at(-1) ?? '';
  const number = numberOf(nameOf(id)) ?? 0;
  const after = parent.children.findLast(({ path }) => (numberOf(nameOf(path)) ?? 0) < number);
  return after ? { after } : firstOf(parent);
}

/** Before all steps there is no place behind one; the number decides, and steps begin with 1. */
function firstOf(parent: Entry) {
  if (parent.children.length === 0) return { last: parent };
  throw new Failure(
    `The first step of ${parent.path} has a higher number, and a new step must come after another one.`,
    'Give it a higher number than one of the steps, or add it to content/navigation/tutorials.yaml by hand first.',
  );
}

function stepFiles(id: string, label: string): PlannedFile[] {
  const folder = `${tutorialsFolder}/${id}`;
  const app = (body: string) => skeleton('step/app.ts.txt', { body });
  return [
    {
      path: `${folder}/index.mdx`,
      text: skeleton('step.mdx', { title: yamlText(titleOf(label)) }),
    },
    { path: `${folder}/src/app/app.ts`, text: app('// Nothing is counted yet.') },
    {
      path: `${folder}/answer/src/app/app.ts`,
      text: app('this.count.update((count) => count + 1);'),
    },
    {
      path: `tests/content/tutorials/second-solutions/${id}/src/app/app.ts`,
      text: app('this.count.set(this.count() + 1);'),
    },
    ...Object.entries(mistakes).flatMap(([name, body]) => mistakeFiles(id, name, app(body))),
  ];
}

/** Mistakes in the step that is begun with: their names, and what is in the place of the answer. */
const mistakes: Readonly<Record<string, string>> = {
  'counts-down': 'this.count.update((count) => count - 1);',
  'only-reads': 'this.count();',
  'sets-one': 'this.count.set(1);',
};

function mistakeFiles(id: string, name: string, app: string): PlannedFile[] {
  const folder = `tests/content/tutorials/mistakes/${id}/${name}`;
  return [
    { path: `${folder}/expect.yaml`, text: skeleton('step/expect.yaml.txt') },
    { path: `${folder}/src/app/app.ts`, text: app },
  ];
}

function introductionFiles(id: string, label: string): PlannedFile[] {
  const folder = `${tutorialsFolder}/${id}`;
  const body = 'this.count.update((count) => count + 1);';
  return [
    {
      path: `${folder}/index.mdx`,
      text: skeleton('introduction.mdx', { title: yamlText(titleOf(label)) }),
    },
    { path: `${folder}/src/app/app.ts`, text: skeleton('step/app.ts.txt', { body }) },
  ];
}
