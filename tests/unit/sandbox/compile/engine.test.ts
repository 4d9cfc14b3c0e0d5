import { beforeAll, describe, expect, test } from 'vitest';
import { findExamples, runs } from '../../../../src/examples/index.ts';
import type { Engine } from '../../../../src/sandbox/compile/engine/index.ts';
import type { CompileOutput, ProjectFiles } from '../../../../src/sandbox/types.ts';
import { workingApplication } from './broken-applications.ts';
import { checkAll, filesOf, newEngine, whole } from './node-engine.ts';

const code = (output: CompileOutput | undefined, name: string) =>
  output?.modules[`app:${name}`]?.code ?? '';

describe('the example applications', () => {
  const examples = findExamples().filter(runs);
  let quick: Engine;
  let full: Engine;
  let version = 0;
  let before: ProjectFiles = {};

  beforeAll(async () => {
    [quick, full] = [await newEngine(), await newEngine()];
    // From here on, this one only has programs that know all types.
    full.apply(whole(0, workingApplication));
    checkAll(full);
    before = workingApplication;
  });

  test.each(examples)(
    '$name compiles without a mistake, to the same code with and without types',
    (example) => {
      version += 1;
      const files = filesOf(example);
      const deleted = Object.keys(before).filter((path) => !(path in files)) as never[];
      before = files;
      quick.apply({ version, files, deleted });
      full.apply({ version, files, deleted });
      expect(quick.isWarm).toBe(false);
      const answer = quick.compile();
      expect(answer.diagnostics).toEqual([]);
      expect(answer).toEqual(full.compile());
      expect(Object.keys(answer.output?.modules ?? {})).toContain(answer.output?.entry);
      expect(checkAll(full).diagnostics).toEqual([]);
    },
  );
});

test('imports of files get names that an import map can have, lazy ones too', async () => {
  const engine = await newEngine();
  engine.apply(
    whole(1, {
      ...workingApplication,
      '/src/app/app.ts': `import { Component } from '@angular/core';
import type { Bird } from './bird';
import { Nest } from '.';
import { Perch } from './perch/perch';
export * from './bird';
export const load = () => import('./perch/perch').then((m) => m.Perch);
@Component({ selector: 'app-root', imports: [Nest, Perch], template: '<app-nest /> @defer { <app-perch /> }' })
export class App { bird?: Bird; }
`,
      '/src/app/bird.ts': 'export interface Bird { name: string }\nexport const wings = 2;\n',
      '/src/app/index.ts': `import { Component } from '@angular/core';\n@Component({ selector: 'app-nest', template: 'nest' })\nexport class Nest {}\n`,
      '/src/app/perch/perch.ts': `import { Component } from '@angular/core';\nimport { wings } from '../bird';\n@Component({ selector: 'app-perch', template: '{{ n }}' })\nexport class Perch { n = wings; }\n`,
    }),
  );
  const { output } = engine.compile();
  const app = code(output, '/src/app/app.js');
  expect(app).toContain("from 'app:/src/app/index.js'");
  expect(app).toContain("export * from 'app:/src/app/bird.js'");
  expect(app).toContain("export const load = () => import('app:/src/app/perch/perch.js')");
  expect(app).toMatch(/DepsFn = \(\) => \[import\('app:\/src\/app\/perch\/perch\.js'\)/);
  expect(app).not.toContain('import { Perch }');
  expect(code(output, '/src/app/perch/perch.js')).toContain("from 'app:/src/app/bird.js'");
  expect(app).not.toMatch(/['"]\.{1,2}\//);
});

test('source maps name files of the project, and code names no map', async () => {
  const engine = await newEngine();
  engine.apply(
    whole(1, {
      ...workingApplication,
      '/src/app/app.ts': `import { Component } from '@angular/core';\n@Component({ selector: 'app-root', templateUrl: './app.html' })\nexport class App {}\n`,
      '/src/app/app.html': '<p>Wren</p>\n',
    }),
  );
  const { output } = engine.compile();
  const map = JSON.parse(output?.modules['app:/src/app/app.js']?.map ?? '{}');
  expect(map).toMatchObject({ version: 3, sources: ['/src/app/app.ts', '/src/app/app.html'] });
  expect(code(output, '/src/app/app.js')).not.toContain('sourceMappingURL');
});

test('the page, its styles and what it may fetch come with the code', async () => {
  const engine = await newEngine();
  engine.apply(
    whole(1, {
      ...workingApplication,
      '/src/styles.css': 'body { margin: 0 }',
      '/public/data/birds.json': '[]',
    }),
  );
  expect(engine.compile().output).toMatchObject({
    version: 1,
    entry: 'app:/src/main.js',
    html: workingApplication['/src/index.html'],
    styles: ['body { margin: 0 }'],
    assets: { '/data/birds.json': '[]' },
  });
});

test('data that is imported becomes a module', async () => {
  const engine = await newEngine();
  engine.apply(
    whole(1, {
      ...workingApplication,
      '/src/app/app.ts': `import { Component } from '@angular/core';\nimport birds from './birds.json';\n@Component({ selector: 'app-root', template: '{{ birds.length }}' })\nexport class App { birds = birds; }\n`,
      '/src/app/birds.json': '["Wren"]\n',
    }),
  );
  const { output } = engine.compile();
  expect(code(output, '/src/app/app.js')).toContain("import birds from 'app:/src/app/birds.json'");
  expect(code(output, '/src/app/birds.json')).toBe('export default ["Wren"];\n');
  expect(checkAll(engine).diagnostics).toEqual([]);
});

test('tests and style sheets of other kinds are no part of an application', async () => {
  const engine = await newEngine();
  engine.apply(
    whole(1, {
      ...workingApplication,
      '/src/app/app.spec.ts': 'not TypeScript (',
      '/src/app/app.scss': '',
    }),
  );
  const { output, diagnostics } = engine.compile();
  expect(output).toBeUndefined();
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatchObject({ code: 'SANDBOX1', file: '/src/app/app.scss', line: 1 });
  expect(diagnostics[0]?.message).toContain('Rename /src/app/app.scss to /src/app/app.css');
  engine.apply({ version: 2, files: {}, deleted: ['/src/app/app.scss'] });
  expect(engine.compile().diagnostics).toEqual([]);
});

describe.each([
  ['cold', false],
  ['warm', true],
])('a %s engine', (_name, isWarm) => {
  async function engineWith(files: ProjectFiles = {}): Promise<Engine> {
    const engine = await newEngine();
    engine.apply(whole(1, { ...workingApplication, ...files }));
    engine.compile();
    if (isWarm) checkAll(engine);
    expect(engine.isWarm).toBe(isWarm);
    return engine;
  }

  const change = (version: number, files: ProjectFiles) => ({ version, files, deleted: [] });
  const app = workingApplication['/src/app/app.ts'] as string;

  test.each([
    ['a syntax error', 'class {', 'TS1005', 1],
    ['a template that can not be parsed', app.replace('<p>', '@if {'), 'NG5002', 8],
    ['a wrong decorator', app.replace('template: `', 'templateUrl: `'), 'NG2008', 7],
    ['a missing module', `import './missing';\n${app}`, 'TS2307', 1],
    ['a missing package', `${app}\nexport * from 'chirp';\n`, 'TS2307', 18],
  ])(
    'gives nothing to run for %s, and goes on when that is mended',
    async (_mistake, text, expected, line) => {
      const engine = await engineWith();
      engine.apply(change(2, { '/src/app/app.ts': text }));
      const broken = engine.compile();
      expect(broken.output).toBeUndefined();
      expect(
        broken.diagnostics.map((found) => [found.code, found.file, found.line]),
      ).toContainEqual([expected, '/src/app/app.ts', line]);
      engine.apply(change(3, { '/src/app/app.ts': app.replace('<p>', '<p id="mended">') }));
      expect(code(engine.compile().output, '/src/app/app.js')).toContain('mended');
    },
  );

  test('runs what has only wrong types', async () => {
    const engine = await engineWith();
    engine.apply(change(2, { '/src/app/app.ts': app.replace('bird()', 'bird().wings') }));
    expect(engine.compile()).toMatchObject({ diagnostics: [], output: { version: 2 } });
    expect(checkAll(engine).diagnostics).toMatchObject([
      { code: 'TS2551', file: '/src/app/app.ts' },
    ]);
  });

  test('takes a template of its own that has changed', async () => {
    const engine = await engineWith({
      '/src/app/app.ts': app.replace(/template: `[^`]*`/, `templateUrl: './app.html'`),
      '/src/app/app.html': '<p>Wren</p>',
    });
    engine.apply(change(2, { '/src/app/app.html': '<p>Robin</p>' }));
    expect(code(engine.compile().output, '/src/app/app.js')).toContain('Robin');
    engine.apply(change(3, { '/src/app/app.html': '<p>{{ nothing }}</p>' }));
    expect(checkAll(engine).diagnostics).toMatchObject([
      { code: 'TS2339', file: '/src/app/app.html', line: 1, column: 7 },
    ]);
  });

  test('finds a module that comes, and misses one that goes', async () => {
    const engine = await engineWith();
    engine.apply(change(2, { '/src/app/app.ts': `${app}\nexport * from './nest';\n` }));
    expect(engine.compile().output).toBeUndefined();
    engine.apply(change(3, { '/src/app/nest/index.ts': 'export const eggs = 3;\n' }));
    const { output } = engine.compile();
    expect(code(output, '/src/app/app.js')).toContain("from 'app:/src/app/nest/index.js'");
    expect(Object.keys(output?.modules ?? {})).toContain('app:/src/app/nest/index.js');
    engine.apply({ version: 4, files: {}, deleted: ['/src/app/nest/index.ts'] });
    expect(engine.compile()).toMatchObject({ diagnostics: [{ code: 'TS2307' }] });
  });

  test('takes no notice of a change that came back', async () => {
    const engine = await engineWith();
    const first = engine.compile().output?.modules;
    engine.apply(
      change(2, { '/src/app/app.ts': app.replace('<p>', '<b>').replace('</p>', '</b>') }),
    );
    expect(engine.compile().output?.modules).not.toEqual(first);
    engine.apply(change(3, { '/src/app/app.ts': app }));
    expect(engine.compile().output?.modules).toEqual(first);
  });
});
