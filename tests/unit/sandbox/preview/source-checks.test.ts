import { expect, test } from 'vitest';
import {
  expectCall,
  expectNoSource,
  expectSource,
  type Step,
} from '../../../../src/sandbox/preview/checks.ts';
import { type SourceStep, sourceProblem } from '../../../../src/sandbox/preview/source-checks.ts';

const files = {
  '/src/app.ts': `import { computed, signal } from '@angular/core';
// effect(() => {}) is not needed here
/* linkedSignal(); */
export class App {
  readonly text = "untracked(() => 1)";
  readonly loaves = signal<Map<string, number>>(new Map());
  readonly total = computed(
    () => this.loaves().size,
  );
  add() { this.loaves
    .set(new Map()); }
  template = \`<p>{{ total() }}</p>\`;
}
`,
  '/src/app.html': '<!-- @for (a of b) {} --><p [title]="name()">{{ total() }}</p>',
  '/src/app.css': '/* p { color: red } */ p{color : blue}',
} as const;

const problem = (step: Step) => sourceProblem(step as SourceStep, files);

test('a call is found, with types in angle brackets and over line breaks', () => {
  for (const name of ['computed', 'signal', 'this.loaves.set', 'loaves.set', 'total'])
    expect(problem(expectCall('/src/app.ts', name)), name).toBeUndefined();
  expect(problem(expectCall('/src/app.html', 'name'))).toBeUndefined();
});

test('an input, a model or a query that is required is one, and nothing else with that name is', () => {
  const required = (name: string) => ({
    '/src/app.ts': `readonly a = ${name}.required<string>(); readonly b = other.required(); readonly c = this.a();`,
  });
  for (const name of ['input', 'model', 'viewChild', 'contentChild']) {
    const step = expectCall('/src/app.ts', name) as SourceStep;
    expect(sourceProblem(step, required(name)), name).toBeUndefined();
    expect(sourceProblem(step, required(`${name}Of`)), `${name}Of`).toBeDefined();
  }
  for (const name of ['other', 'viewChildren']) {
    const step = expectCall('/src/app.ts', name) as SourceStep;
    expect(sourceProblem(step, required('input'))).toBe(`src/app.ts does not call ${name}().`);
  }
});

const signalProblem = (code: string, more: Record<string, string> = {}) =>
  sourceProblem(expectCall('/src/app.ts', 'signal') as SourceStep, {
    '/src/app.ts': code,
    ...more,
  });

test.each([
  'a = signal<{ code: string; amount: number }[]>([]); b = this.a();',
  'a = signal<Map<string, (x: number) => { y: 1; z: 2 }>>(new Map()); b = this.a();',
  'a: WritableSignal<number> = signal(0); template = `{{ a() }}`;',
  "a = signal(0); template = '{{ a() }}';",
  '#a = signal(0); readonly b = this.#a.asReadonly();',
  'state = { a: signal(0) };',
  'constructor() { this.b = signal(0); this.b(); }',
  'function make() { return signal(0); }',
])('a call is found and of use: %s', (code) => {
  expect(signalProblem(code)).toBeUndefined();
});

test('a result that nothing uses does not count, wherever the use would be', () => {
  const unused = 'Nothing uses what signal() returns in src/app.ts.';
  expect(signalProblem('export class App { unused = signal(0); }')).toBe(unused);
  expect(signalProblem('constructor() { signal(0); }')).toBe(unused);
  expect(signalProblem('a = signal(0); // a()')).toBe(unused);
  expect(signalProblem('a = signal(0);', { '/src/app.html': '<p>{{ a() }}</p>' })).toBeUndefined();
});

test('an element of a template is no call', () => {
  const step = expectCall('/src/app.ts', 'input') as SourceStep;
  const field = { '/src/app.ts': 'template: `<input (change)="save()" />`' };
  expect(sourceProblem(step, field)).toBe('src/app.ts does not call input().');
});

test('comments, texts, imports and longer names are no calls', () => {
  for (const name of ['effect', 'linkedSignal', 'untracked', 'et', 'loaves.sets'])
    expect(problem(expectCall('/src/app.ts', name))).toBe(`src/app.ts does not call ${name}().`);
});

test('source is found however it is spaced and quoted, and not in comments', () => {
  expect(
    problem(expectSource('/src/app.ts', `import {computed,signal} from "@angular/core"`)),
  ).toBeUndefined();
  expect(
    problem(expectSource('/src/app.ts', 'computed(() => this.loaves().size)')),
  ).toBeUndefined();
  expect(problem(expectSource('/src/app.css', 'p { color: blue }'))).toBeUndefined();
  expect(problem(expectSource('/src/app.css', 'color: red'))).toBe(
    'src/app.css does not have "color: red" in it.',
  );
  expect(problem(expectSource('/src/app.html', '@for'))).toBe(
    'src/app.html does not have "@for" in it.',
  );
  expect(problem(expectNoSource('/src/app.html', '@for'))).toBeUndefined();
  expect(problem(expectNoSource('/src/app.html', 'total()'))).toBe(
    'src/app.html still has "total()" in it.',
  );
});

test('a file that is missing is named', () => {
  expect(problem(expectCall('/src/other.ts', 'x'))).toBe('There is no file src/other.ts.');
});
