import { expect, test } from 'vitest';
import { hintFor } from '../../../src/islands/tutorial/hint-for.ts';
import type { Hint } from '../../../src/tutorials/index.ts';
import { readTutorials } from '../../../src/tutorials/index.ts';
import { reportOf, stepText, temporaryProject } from './project.ts';

const file = '/src/app/app.ts';
const unknown: Hint = { code: 'NG8001', sources: [], say: 'Import it.' };
const uncalled: Hint = { sources: [{ source: file, has: '{{ title }}' }], say: 'Call it.' };
const unlisted: Hint = {
  code: 'NG8001',
  sources: [{ source: file, lacks: 'imports: [Home]' }],
  say: 'List it.',
};
const said = (hints: readonly Hint[], text: string, ...codes: string[]) =>
  hintFor(hints, { [file]: text }, codes)?.say;

test('a hint with a code fits where the compiler reports it', () => {
  expect(said([unknown], '')).toBeUndefined();
  expect(said([unknown], '', 'TS2304', 'NG8001')).toBe('Import it.');
});

test('a hint with a text fits however the code is spaced, and not in comments', () => {
  expect(said([uncalled], '<h1>{{title}}</h1>')).toBe('Call it.');
  expect(said([uncalled], '<h1>{{ title() }}</h1>')).toBeUndefined();
  expect(said([uncalled], '// {{ title }}\n/* {{ title }} */')).toBeUndefined();
});

test('all conditions of a hint must hold, and the first hint that fits is said', () => {
  const hints = [unlisted, unknown];
  expect(said(hints, '@Component({})', 'NG8001')).toBe('List it.');
  expect(said(hints, '@Component({ imports: [ Home, ] })', 'NG8001')).toBe('Import it.');
  expect(said(hints, '@Component({})')).toBeUndefined();
});

test('a hint about a file that the reader has deleted does not fit', () => {
  expect(hintFor([{ ...unlisted, code: 'TS1' }, uncalled], {}, ['TS1'])).toBeUndefined();
});

const project = temporaryProject();
const goals = [
  'goals: [{ goal: A, missing: B, steps: [{ click: p }] }]',
  'type: editor',
  'openFiles: [src/app/app.ts]',
];

function written(...lines: string[]) {
  project.write({
    'content/tutorials/knots/index.mdx': stepText('Knots', ...lines),
    'content/tutorials/knots/src/app/app.ts': 'reef();\n',
    'content/tutorials/knots/answer/src/app/app.ts': 'tied();\n',
  });
  return reportOf(() => readTutorials(project.root));
}

test('hints come with the step', () => {
  const hint = "{ code: NG8001, file: src/app/app.ts, lacks: tied, say: 'Tie it.' }";
  expect(written(...goals, `hints: [${hint}]`)).toBe('');
  expect(readTutorials(project.root)[0]?.steps[0]?.hints).toEqual([
    { code: 'NG8001', sources: [{ source: file, lacks: 'tied' }], say: 'Tie it.' },
  ]);
});

test('an author is told of a hint without condition, without file, for another file, or without goals', () => {
  expect(written(...goals, 'hints: [{ say: Tie it. }]')).toContain(
    'needs `code`, `has` or `lacks`',
  );
  expect(written(...goals, 'hints: [{ has: tied, say: Tie it. }]')).toContain('about a `file`');
  expect(written(...goals, 'hints: [{ file: src/ap.ts, has: tied, say: Tie it. }]')).toContain(
    'src/ap.ts',
  );
  expect(written(...goals.slice(1), 'hints: [{ code: NG1, say: Tie it. }]')).toContain(
    'hints but no goals',
  );
});

test('a code fits whether or not TypeScript proposes another name', () => {
  const unknown = { say: 'Import it.', code: 'TS2304', sources: [] };
  expect(hintFor([unknown], {}, ['TS2552'])).toBe(unknown);
  expect(hintFor([{ ...unknown, code: 'TS2552' }], {}, ['TS2304'])).toBeDefined();
});
