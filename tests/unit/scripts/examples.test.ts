import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shapeProblems, startProblems, strayFolders } from '../../../scripts/examples/index.ts';
import { cache } from '../../../scripts/lib/paths.mjs';
import { compile, formatProblem } from '../../../src/examples/compiler/index.ts';
import { findExamples, isInteractive, sourcesOf } from '../../../src/examples/index.ts';

const DESCRIPTION = 'title: Oven\ndescription: Counts loaves.\n';

let folder: string;

beforeEach(() => {
  // Below the project, so that the compiler finds the framework.
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'examples-test-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

const messages = () =>
  findExamples(folder)
    .flatMap(shapeProblems)
    .map(({ message }) => message);

describe('the shape of an example', () => {
  test('a description that is wrong, or no YAML', () => {
    write({ 'a/example.yaml': 'title: Oven\nhigh: 3\n', 'b/example.yaml': 'title: a: b\n' });
    const report = messages().join('\n');
    expect(report).toContain('description');
    expect(report).toContain('`high`');
    expect(report).toContain('not valid YAML');
  });

  test('what starts as others do has the same file', () => {
    write({
      'a/example.yaml': DESCRIPTION,
      'a/src/main.ts': 'start(App, {\n  providers: [],\n});\n',
      'b/example.yaml': DESCRIPTION,
      'b/src/main.ts': 'start(App, { providers: [] });\n',
      'c/example.yaml': DESCRIPTION,
      'c/src/main.ts': 'start(Other);\n',
      'd/example.yaml': DESCRIPTION,
      'd/src/main.ts': 'start( App );\n',
    });
    const found = startProblems(findExamples(folder), 'start(App);\n');
    expect(found.map(({ file, message }) => [file.slice(-13), message])).toEqual([
      ['d/src/main.ts', expect.stringContaining('content/skeleton/src/main.ts')],
      ['b/src/main.ts', expect.stringMatching(/a\/src\/main\.ts in white space only: copy it$/)],
    ]);
  });

  test('complete ones have no problems', () => {
    write({
      'a/example.yaml': DESCRIPTION,
      'a/src/main.ts': '',
      'a/src/index.html': '',
      'a/src/app/app.html': '<button (click)="go()">Go</button>',
      'a/a.spec.ts': '',
      'snippets/example.yaml': DESCRIPTION,
      'snippets/code.ts': '',
    });
    expect(messages()).toEqual([]);
    expect(strayFolders(folder)).toEqual([]);
    expect(findExamples(folder).map(({ name }) => name)).toEqual(['a', 'snippets']);
  });

  test('an application needs a page, and a test where it binds events', () => {
    write({
      'a/example.yaml': DESCRIPTION,
      'a/src/main.ts': '',
      'a/src/app.html': '<p (click)="go()">x</p>',
    });
    expect(messages()).toEqual([
      'is missing: an example that has src/main.ts needs a page with its root element',
      'is missing: the example binds events, so a Playwright test must use it as a reader would',
    ]);
  });

  test('a folder without a description is no example', () => {
    write({ 'a/src/main.ts': '' });
    expect(strayFolders(folder).map(({ message }) => message)).toEqual([
      'example.yaml is missing: write its title and description',
    ]);
  });

  test('tests are not part of the application', () => {
    write({ 'a/example.yaml': DESCRIPTION, 'a/src/main.ts': '', 'a/a.spec.ts': '' });
    expect(findExamples(folder).flatMap(sourcesOf)).toEqual([join(folder, 'a/src/main.ts')]);
  });
});

describe('events are found', () => {
  test.each([
    ['in a template', 'app.html', '<input (keydown.enter)="add()">', true],
    ['in two-way bindings', 'app.html', '<input [(ngModel)]="name">', true],
    ['in an inline template', 'app.ts', 'template: \'<button (click)="go()">\'', true],
    ['in a host object', 'app.ts', "host: { '(click)': 'go()' }", true],
    [
      'but not in arrow functions',
      'app.ts',
      'const f = (value) => "x"; const g = (value)=> `y`;',
      false,
    ],
    ['nor in property bindings', 'app.html', '<p [title]="(name)">', false],
  ])('%s', (_, file, content, expected) => {
    write({ 'a/example.yaml': DESCRIPTION, [`a/src/${file}`]: content });
    expect(findExamples(folder).map(isInteractive)).toEqual([expected]);
  });
});

test('the compiler reports type errors, template errors and extended diagnostics, with their places', () => {
  const component = (template: string, body = '') =>
    `import { Component } from '@angular/core';\n@Component({ selector: 'x-x', template: \`${template}\` })\nexport class X {\n${body}\n}\n`;
  write({
    'a.ts': 'export const a: number = "one";\n',
    'b.ts': component('<p [titel]="1"></p>'),
    'c.ts': component('{{ name?.length }}', "  name = 'x';"),
    'fine.ts': component('{{ name.length }}', "  name = 'x';"),
  });
  const problems = compile(['a.ts', 'b.ts', 'c.ts', 'fine.ts'].map((file) => join(folder, file)));
  const found = problems.map(
    ({ file, line, column, code }) => `${file.split('/').at(-1)}:${line}:${column} ${code}`,
  );
  expect(found).toEqual(['a.ts:1:14 TS2322', 'b.ts:2:45 NG8002', 'c.ts:2:51 NG8107']);
  expect(
    formatProblem({ file: 'a.ts', line: 1, column: 2, code: 'TS1', message: 'one\ntwo' }),
  ).toBe('a.ts:1:2 TS1\n  one\n  two');
}, 60_000);
