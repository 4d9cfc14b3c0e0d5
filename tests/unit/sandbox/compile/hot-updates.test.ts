import { beforeEach, expect, test } from 'vitest';
import type { Engine } from '../../../../src/sandbox/compile/engine/index.ts';
import type { CompileOutput, ProjectFiles } from '../../../../src/sandbox/types.ts';
import { workingApplication } from './broken-applications.ts';
import { checkAll, newEngine, whole } from './node-engine.ts';

const app = `import { Component, signal } from '@angular/core';
import { UpperCasePipe } from '@angular/common';

@Component({
  selector: 'app-root',
  imports: [UpperCasePipe],
  templateUrl: './app.html',
  styleUrl: './app.css',
})
export class App {
  readonly bird = signal('Wren');
}
`;

const perch = `import { Component } from '@angular/core';

@Component({ selector: 'app-perch', template: '<p>high</p>', styles: 'p { color: red }' })
export class Perch {
  readonly height = 2;
}
`;

const files: ProjectFiles = {
  ...workingApplication,
  '/src/app/app.ts': app,
  '/src/app/app.html': '<h1>{{ bird() | uppercase }}</h1>',
  '/src/app/app.css': 'h1 { color: red }',
  '/src/app/perch.ts': perch,
  '/src/styles.css': '',
};

let engine: Engine;

beforeEach(async () => {
  engine = await newEngine({ hot: true });
  engine.apply(whole(1, files));
  engine.compile();
  checkAll(engine);
});

function edit(changed: ProjectFiles, version = 2, shown = 1): CompileOutput | undefined {
  engine.apply(whole(version, changed));
  return engine.compile(shown).output;
}

test('a changed template replaces its component, under the name that its code asks for', () => {
  const output = edit({ '/src/app/app.html': '<h2>{{ bird() | uppercase }}</h2>' });
  expect(output).toMatchObject({ hotFrom: 1, hot: [{ id: 'src%2Fapp%2Fapp.ts%40App' }] });
  expect(output?.hot?.[0]?.code).toContain('export default function App_UpdateMetadata');
  expect(output?.hot?.[0]?.code).toContain('"h2"');
  expect(output?.modules['app:/src/app/app.js']?.code).toContain('"src%2Fapp%2Fapp.ts%40App"');
});

test('a changed style sheet replaces its component', () => {
  const output = edit({ '/src/app/app.css': 'h1 { color: blue }' });
  expect(output?.hot?.[0]?.code).toContain('color: blue');
});

test('a template and styles that are written in the component replace it', () => {
  const output = edit({
    '/src/app/perch.ts': perch.replace('high', 'low').replace('color: red', 'color: blue'),
  });
  expect(output?.hot?.map(({ id }) => id)).toEqual(['src%2Fapp%2Fperch.ts%40Perch']);
  expect(output?.hot?.[0]?.code).toContain('low');
});

test('a component is replaced from the version that is shown, not from the one before', () => {
  edit({ '/src/app/app.html': '<h2>Robin</h2>' });
  const output = edit({ '/src/app/perch.ts': perch.replace('high', 'low') }, 3);
  expect(output?.hotFrom).toBe(1);
  expect(output?.hot?.map(({ id }) => id)).toEqual([
    'src%2Fapp%2Fapp.ts%40App',
    'src%2Fapp%2Fperch.ts%40Perch',
  ]);
});

test('what changes no code needs no replacing', () => {
  const output = edit({ '/src/app/perch.ts': `${perch}// The end.\n` });
  expect(output?.hot).toEqual([]);
});

test.each<[string, ProjectFiles]>([
  ['a class', { '/src/app/perch.ts': perch.replace('= 2', '= 3') }],
  ['a selector', { '/src/app/perch.ts': perch.replace('app-perch', 'app-branch') }],
  ['the page', { '/src/index.html': '<app-root></app-root>' }],
  ['styles of the page', { '/src/styles.css': 'body { margin: 0 }' }],
  ['the set of files', { '/src/app/nest.ts': 'export {};' }],
  [
    'what a component imports',
    {
      '/src/app/app.ts': app.replaceAll('UpperCasePipe', 'LowerCasePipe'),
      '/src/app/app.html': '<h1>{{ bird() | lowercase }}</h1>',
    },
  ],
])('the application starts anew after a change of %s', (_what, changed) => {
  const output = edit(changed);
  expect(output).toBeDefined();
  expect(output?.hot).toBeUndefined();
});

test('the application starts anew where nobody says what is shown', () => {
  engine.apply(whole(2, { '/src/app/app.html': '<h2>Robin</h2>' }));
  expect(engine.compile().output?.hot).toBeUndefined();
});

test('lazy blocks stay lazy, and nothing is replaced beside them', () => {
  const lazy = '@defer (on hover) { <app-perch /> } @placeholder { <p>Wren</p> }';
  const withPerch = app
    .replace("UpperCasePipe } from '@angular/common'", "Perch } from './perch'")
    .replace('UpperCasePipe', 'Perch');
  const first = edit({ '/src/app/app.ts': withPerch, '/src/app/app.html': lazy });
  const code = first?.modules['app:/src/app/app.js']?.code;
  expect(code).toContain("[import('app:/src/app/perch.js')");
  expect(code).not.toContain('replaceMetadata');
  const second = edit({ '/src/app/app.html': lazy.replace('Wren', 'Robin') }, 3, 2);
  expect(second?.hot).toBeUndefined();
  expect(
    edit({ '/src/app/app.html': '<app-perch />' }, 4, 3)?.modules['app:/src/app/app.js']?.code,
  ).toContain('replaceMetadata');
});
