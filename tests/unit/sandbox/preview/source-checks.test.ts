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
    '/src/app.ts': `readonly a = ${name}.required<string>(); readonly b = other.required();`,
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
