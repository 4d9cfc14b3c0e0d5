import { beforeEach, expect, test } from 'vitest';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { checksOf } from '../../../scripts/only/checks.ts';
import { findClaims, findSubjects, resolveSubject } from '../../../scripts/only/index.ts';
import { stepText, temporaryProject } from '../tutorials/project.ts';

const project = temporaryProject();
const app = '```angular-ts expect="NG0950"\nexport class App {}\n```\n';

beforeEach(() => {
  project.write({
    'content/docs/guide/signals/index.mdx': stepText('Signals'),
    'content/docs/guide/signals/resource.mdx': stepText('Resources'),
    'content/claims/claim.ts': '',
    'content/claims/errors/NG8002.test.ts': '',
    'content/claims/guide/signals/index.test.ts': '',
    'content/claims/guide/nothing.test.ts': '',
    'content/errors/NG0950.mdx': app,
    'content/errors/NG8002.mdx': stepText('NG8002'),
    'content/errors/overview.mdx': stepText('Overview'),
    'content/examples/bakery/example.yaml': 'title: Bakery\n',
    'content/examples/bakery/src/main.ts': '',
    'content/examples/bakery/unit/order.test.ts': '',
    'content/examples/clock/example.yaml': 'title: Clock\n',
    'content/tutorials/signals/index.mdx': stepText('Signals', 'type: local'),
    'content/tutorials/signals/1-first/index.mdx': stepText('First', 'type: editor'),
    'content/tutorials/signals/1-first/src/app/app.ts': '',
  });
});

const placeOf = (name: string) => resolveSubject(name, project.root).place;

test.each([
  ['bakery', 'content/examples/bakery'],
  ['content/examples/bakery/src/main.ts', 'content/examples/bakery'],
  ['./content/examples/bakery/', 'content/examples/bakery'],
  ['guide/signals', 'content/docs/guide/signals/index.mdx'],
  ['/guide/signals#effects', 'content/docs/guide/signals/index.mdx'],
  ['content/docs/guide/signals/resource.mdx', 'content/docs/guide/signals/resource.mdx'],
  ['NG0950', 'content/errors/NG0950.mdx'],
  ['/errors/NG0950', 'content/errors/NG0950.mdx'],
  ['content/claims/guide/signals/index.test.ts', 'content/docs/guide/signals/index.mdx'],
  ['content/claims/errors/NG8002.test.ts', 'content/errors/NG8002.mdx'],
  ['errors/overview', 'content/errors/overview.mdx'],
  ['signals/1-first', 'content/tutorials/signals/1-first'],
  ['tutorials/signals/1-first', 'content/tutorials/signals/1-first'],
  ['tutorials/signals', 'content/tutorials/signals/index.mdx'],
])('%s is %s', (name, place) => {
  expect(placeOf(name)).toBe(place);
});

test('an absolute path names what the file belongs to', () => {
  expect(placeOf(`${project.root}/content/errors/NG0950.mdx`)).toBe('content/errors/NG0950.mdx');
});

function failureOf(name: string): Failure {
  try {
    resolveSubject(name, project.root);
  } catch (error) {
    if (error instanceof Failure) return error;
  }
  throw new Error(`${name} is something.`);
}

test.each([
  ['bakry', ['--only bakery']],
  ['guide/signal', ['--only guide/signals']],
  ['resource', ['--only guide/signals/resource']],
  ['NG950', ['--only NG0950', 'npm run new -- error NG950']],
  ['content/docs', ['--only bakery']],
])('%s is refused with what may be meant', (name, hints) => {
  const { message, hint } = failureOf(name);
  expect(message).toBe(`There is no example, article, error page or step "${name}".`);
  for (const expected of hints) expect(hint).toContain(expected);
});

test('a name of two things is refused with the places of both', () => {
  project.write({ 'content/docs/bakery.mdx': stepText('Bakery') });
  expect(failureOf('bakery').hint).toBe(
    'Write:\n  npm run check:content -- --only content/docs/bakery.mdx\n' +
      '  npm run check:content -- --only content/examples/bakery',
  );
});

const stagesFor = (...names: string[]) =>
  checksOf(
    names.map((name) => resolveSubject(name, project.root)),
    project.root,
  ).stages.map(({ name }) => name);

test.each([
  ['bakery', ['lint', 'spelling', 'examples', 'unit-examples', 'run-examples', 'fences']],
  ['clock', ['spelling', 'examples', 'fences']],
  ['guide/signals', ['lint', 'pages', 'spelling', 'prose', 'symbols', 'claims', 'fences']],
  ['guide/signals/resource', ['pages', 'spelling', 'prose', 'symbols', 'fences']],
  ['NG0950', ['pages', 'spelling', 'prose', 'symbols', 'fences', 'run-fences']],
  ['NG8002', ['lint', 'pages', 'spelling', 'prose', 'symbols', 'claims', 'fences']],
  ['signals/1-first', ['lint', 'pages', 'spelling', 'prose', 'symbols', 'tutorials', 'fences']],
  ['tutorials/signals', ['pages', 'spelling', 'prose', 'symbols', 'fences']],
])('%s is checked by what concerns it', (name, stages) => {
  expect(stagesFor(name)).toEqual(stages);
});

test('several things are checked in one run, each stage once', () => {
  const names = ['bakery', 'signals/1-first', 'NG0950'];
  expect(new Set(stagesFor(...names)).size).toBe(stagesFor(...names).length);
  const subjects = names.map((name) => resolveSubject(name, project.root));
  expect(checksOf(subjects, project.root).selection).toEqual({
    examples: ['bakery'],
    articles: ['content/tutorials/signals/1-first/index.mdx', 'content/errors/NG0950.mdx'],
    steps: ['signals/1-first'],
  });
});

test('claims belong to the article that they are named like', () => {
  expect(findClaims(project.root)).toEqual([
    { file: 'content/claims/errors/NG8002.test.ts', article: 'content/errors/NG8002.mdx' },
    { file: 'content/claims/guide/nothing.test.ts', article: undefined },
    {
      file: 'content/claims/guide/signals/index.test.ts',
      article: 'content/docs/guide/signals/index.mdx',
    },
  ]);
});

test('everything in the project can be named', () => {
  const names = findSubjects(process.cwd()).flatMap(({ names: [first] }) => first);
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
