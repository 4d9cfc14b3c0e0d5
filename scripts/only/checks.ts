import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runs } from '../../src/examples/index.ts';
import { runnableFences } from '../fences/index.ts';
import { binOf } from '../lib/node.mjs';
import { type Stage, stages } from '../lib/stages.mjs';
import { claimsOf } from './claims.ts';
import type { Selection } from './selection.ts';
import { filesOf, type Subject, stepIdOf, textOf } from './subjects.ts';

/** What is to be run for some subjects. */
export interface Checks {
  readonly selection: Selection;
  /** In the order in which they run. */
  readonly stages: Stage[];
}

/** Solutions and mistakes of steps that the tests hold; they belong to the step. */
const HELD_BY_TESTS = ['second-solutions', 'mistakes'].map(
  (folder) => `tests/content/tutorials/${folder}`,
);

const LINTED = /\.(?:ts|css|html|json)$/;

/** The checks that concern subjects, and nothing else. */
export function checksOf(subjects: readonly Subject[], root: string): Checks {
  const wanted = new Set(subjects.flatMap((subject) => stagesOf(subject, root)));
  const own: Stage[] = [lint(subjects.flatMap((subject) => linted(root, subject))), pages];
  return {
    selection: {
      examples: subjects.filter(({ kind }) => kind === 'example').map(({ names: [name] }) => name),
      articles: subjects.flatMap((subject) => textOf(subject) ?? []),
      steps: subjects.filter(({ kind }) => kind === 'step').map(stepIdOf),
    },
    stages: [...own, ...stages.filter(({ content }) => content)].filter(({ name }) =>
      wanted.has(name),
    ),
  };
}

/** Biome, which takes the files of a subject instead of all. */
function lint(files: readonly string[]): Stage {
  return {
    name: 'lint',
    label: 'Checking format and lint rules (biome)',
    args: () => [binOf('@biomejs/biome'), 'check', '--error-on-warnings', ...files],
  };
}

const pages: Stage = {
  name: 'pages',
  label: 'Checking what a build checks',
  args: () => ['scripts/check-pages.ts'],
};

function linted(root: string, subject: Subject): string[] {
  const held = subject.kind === 'step' ? HELD_BY_TESTS : [];
  const inTests = held.flatMap((folder) =>
    filesOf(root, { ...subject, place: `${folder}/${stepIdOf(subject)}` }),
  );
  const files = [...filesOf(root, subject), ...inTests, ...claimsOf(subject, root)];
  return files.filter((file) => LINTED.test(file));
}

/** Names of the stages that have something to say about a subject. */
function stagesOf(subject: Subject, root: string): string[] {
  const code = linted(root, subject).length > 0 ? ['lint'] : [];
  if (subject.kind === 'example') {
    const files = filesOf(root, subject);
    const unit = files.some((file) => file.endsWith('.test.ts')) ? ['unit-examples'] : [];
    const [name] = subject.names;
    const example = { name, folder: join(root, subject.place), files };
    const run = runs(example) ? ['run-examples'] : [];
    return [...code, 'spelling', 'examples', ...unit, ...run, 'fences'];
  }
  const claims = claimsOf(subject, root).length > 0 ? ['claims'] : [];
  const article = [...code, 'spelling', 'prose', 'pages', 'symbols', ...claims, 'fences'];
  const file = textOf(subject) ?? '';
  const text = readFileSync(join(root, file), 'utf8');
  if (subject.kind === 'step') {
    const runnable = /^type:\s*editor\b/m.test(text) ? ['tutorials'] : [];
    return [...article, ...runnable];
  }
  if (subject.kind === 'error') {
    const kinds = Object.values(runnableFences([{ file, text }]));
    return [...article, ...(kinds.some(({ length }) => length > 0) ? ['run-fences'] : [])];
  }
  return article;
}
