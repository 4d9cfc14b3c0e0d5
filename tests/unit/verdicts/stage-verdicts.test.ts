import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Stage } from '../../../scripts/lib/stages.mjs';
import { notesFolder } from '../../../scripts/verdicts/notes-folder.ts';
import { PassedPages } from '../../../scripts/verdicts/passed-pages.ts';
import { type Plan, StageVerdicts } from '../../../scripts/verdicts/stage-verdicts.ts';
import { Verdicts } from '../../../scripts/verdicts/verdicts.ts';
import { scratchFolder, write } from './scratch.ts';

const example = (name: string) => ({
  [`content/examples/${name}/example.yaml`]: '',
  [`content/examples/${name}/src/main.ts`]: 'main',
  [`content/examples/${name}/${name}.spec.ts`]: 'spec',
  [`content/examples/${name}/unit/${name}.test.ts`]: 'test',
});

const project: Readonly<Record<string, string>> = {
  'content/docs/a.mdx': 'a fence',
  'content/docs/b.mdx': 'b',
  'content/claims/claim.ts': 'export const claim = 1;',
  'content/claims/a.test.ts': "import './claim';",
  'content/claims/b.test.ts': "import './claim';",
  ...example('x'),
  ...example('y'),
  'src/compiler.ts': 'export const compiler = 1;',
  'src/component.ts': 'export const component = 1;',
  'src/layout.astro': 'layout',
  'scripts/check-examples.ts': "import '../src/compiler.ts';",
  'tests/unit/a.test.ts': "import '../../src/component.ts';",
  'tests/unit/b.test.ts': "import '../../src/compiler.ts';",
  'tests/e2e/home.spec.ts': "import './support/fixture.ts';",
  'tests/e2e/guide.spec.ts': '',
  'tests/e2e/scan.spec.ts': "import { readFileSync } from 'node:fs';",
  'tests/e2e/support/fixture.ts': 'export const fixture = 1;',
  'dist/index.html': 'home',
  'dist/guide.html': 'guide',
  'dist/_astro/app.js': 'app',
};

const facts = { node: 'v24', platform: 'linux', packages: '1', variables: '', browser: '1' };

/** What every program of the project has in place of the project's own stages. */
function stagesOf(root: string): Stage[] {
  const report = (name: string) => ({
    report: {
      file: join(root, `test-results/${name}.json`),
      count: () => ({ passed: 0, failed: 0 }),
    },
  });
  const examples = ['program:scripts/check-examples.ts'];
  return [
    { name: 'fences', label: '', kept: { by: 'stage', inputs: [] } },
    {
      name: 'types',
      label: '',
      kept: { by: 'stage', inputs: ['tree:. -content'], ignored: ['content'] },
    },
    {
      name: 'unit',
      label: '',
      kept: { by: 'test file', folder: 'tests/unit', inputs: [] },
      ...report('unit'),
    },
    {
      name: 'unit-examples',
      label: '',
      kept: { by: 'unit tests of an example', inputs: examples },
      ...report('unit-examples'),
    },
    {
      name: 'claims',
      label: '',
      kept: { by: 'claims of an article', inputs: [] },
      ...report('claims'),
    },
    {
      name: 'run-examples',
      label: '',
      browser: true,
      kept: { by: 'specs of an example', inputs: examples },
      ...report('run-examples'),
    },
    {
      name: 'e2e',
      label: '',
      browser: true,
      needs: 'build',
      kept: { by: 'file of specs', inputs: [] },
      ...report('e2e'),
    },
  ];
}

const vitestFile = (name: string, status = 'passed') => ({
  name,
  status,
  assertionResults: [{ status }],
});

/** A test in Playwright's report that ran at a second, in the first worker. */
function playwrightTest(file: string, second: number, status = 'expected', attempts = 1) {
  const result = { parallelIndex: 0, startTime: new Date(second * 1000).toJSON(), duration: 900 };
  const tests = [{ status, results: Array(attempts).fill(result) }];
  return { title: file, specs: [{ file, title: 'works', tests }] };
}

/** Reports of runs in which everything passes, or what is given. */
function reportsOf(root: string): Record<string, unknown> {
  const compiled = (name: string) =>
    join(root, `.cache/examples/unit/${name}/unit/${name}.test.js`);
  const spec = (name: string) =>
    playwrightTest(`../../content/examples/${name}/${name}.spec.ts`, 1);
  const groups = ['x', 'y'].map((name) => ({ ...playwrightTest('opens.spec.ts', 1), title: name }));
  const opens = { title: 'opens.spec.ts', suites: groups };
  const unit = ['a', 'b'].map((name) => vitestFile(join(root, `tests/unit/${name}.test.ts`)));
  const claims = ['a', 'b'].map((name) => vitestFile(join(root, `.cache/claims/${name}.test.js`)));
  const e2e = ['home.spec.ts', 'guide.spec.ts', 'scan.spec.ts'].map((file, index) =>
    playwrightTest(file, index),
  );
  return {
    unit: { testResults: unit },
    'unit-examples': { testResults: ['x', 'y'].map((name) => vitestFile(compiled(name))) },
    claims: { testResults: claims },
    'run-examples': { errors: [], suites: [...['x', 'y'].map(spec), opens] },
    e2e: { errors: [], suites: e2e },
  };
}

/** Takes the notes that programs would have taken. */
function takeNotes(root: string, stage: string, { env }: Plan): void {
  const reads = (...files: string[]) => files.map((file) => `read:${join(root, file)}\n`).join('');
  if (stage === 'fences' || stage === 'types') {
    const text = reads('content/docs/a.mdx', 'src/compiler.ts');
    write(env.VERDICT_READS ?? '', { '1-0.txt': text });
  }
  if (stage === 'unit') {
    write(env.VERDICT_READS_OF_ALL ?? '', {
      [`${notesFolder('tests/unit/a.test.ts')}/modules.txt`]: reads(
        'tests/unit/a.test.ts',
        'src/component.ts',
      ),
      [`${notesFolder('tests/unit/a.test.ts')}/1-0.txt`]: reads('content/docs/a.mdx'),
      [`${notesFolder('tests/unit/b.test.ts')}/modules.txt`]: reads(
        'tests/unit/b.test.ts',
        'src/compiler.ts',
      ),
    });
  }
  if (stage === 'e2e') {
    const served = ['10 /', '20 /_astro/app.js', '1010 /guide?q=1', '1020 /_astro/app.js'];
    write(env.SERVED_NOTES ?? '', { '0.txt': `${served.join('\n')}\n` });
  }
}

function start() {
  const root = scratchFolder();
  const folder = scratchFolder();
  const notes = scratchFolder();
  write(root, project);
  const reports = reportsOf(root);
  const open = (more: Record<string, string> = {}, fresh = false) =>
    new StageVerdicts({
      root,
      verdicts: new Verdicts(folder, expect.fail),
      passedPages: new PassedPages(folder),
      facts: { ...facts, ...more },
      fresh,
      notes,
    });
  const left = (more: Record<string, string> = {}, fresh = false) => {
    const verdicts = open(more, fresh);
    return stagesOf(root).flatMap((stage) => verdicts.plan(stage)?.left ?? []);
  };
  const run = (status: 'passed' | 'failed' = 'passed') => {
    const verdicts = open();
    for (const stage of stagesOf(root)) {
      const plan = verdicts.plan(stage);
      if (!plan) throw new Error(`${stage.name} keeps nothing`);
      takeNotes(root, stage.name, plan);
      const report = reports[stage.name];
      if (report) write(root, { [`test-results/${stage.name}.json`]: JSON.stringify(report) });
      plan.finish(status === 'passed');
    }
  };
  /** The plan of the tests on the site, and the lines that it leaves out. */
  const planOfSite = () => {
    const stage = stagesOf(root).find(({ name }) => name === 'e2e') as Stage;
    const plan = open().plan(stage);
    const list = plan?.args.at(-1);
    return { kept: plan?.kept, leftOut: list ? readFileSync(list, 'utf8').split('\n') : [] };
  };
  return { root, reports, run, left, planOfSite };
}

const everything = [
  'fences',
  'types',
  'unit tests/unit/a.test.ts',
  'unit tests/unit/b.test.ts',
  'unit-examples x',
  'unit-examples y',
  'claims content/claims/a.test.ts',
  'claims content/claims/b.test.ts',
  'run-examples x',
  'run-examples y',
  'e2e tests/e2e/guide.spec.ts',
  'e2e tests/e2e/home.spec.ts',
  'e2e tests/e2e/scan.spec.ts',
];

test('at first everything runs, then nothing, and everything where that is asked for', () => {
  const { run, left } = start();
  expect(left()).toEqual(everything);
  run();
  expect(left()).toEqual([]);
  expect(left({}, true)).toEqual(everything);
});

test.each([
  [
    'a fence of an article',
    'content/docs/a.mdx',
    ['fences', 'unit tests/unit/a.test.ts', 'claims content/claims/a.test.ts'],
  ],
  ['an article', 'content/docs/b.mdx', ['claims content/claims/b.test.ts']],
  ['claims', 'content/claims/b.test.ts', ['claims content/claims/b.test.ts']],
  [
    'what claims import',
    'content/claims/claim.ts',
    ['claims content/claims/a.test.ts', 'claims content/claims/b.test.ts'],
  ],
  ['an example', 'content/examples/x/src/main.ts', ['unit-examples x', 'run-examples x']],
  ['a spec of an example', 'content/examples/y/y.spec.ts', ['unit-examples y', 'run-examples y']],
  ['a spec', 'tests/e2e/guide.spec.ts', ['types', 'e2e tests/e2e/guide.spec.ts']],
  ['a fixture', 'tests/e2e/support/fixture.ts', ['types', 'e2e tests/e2e/home.spec.ts']],
  ['a component', 'src/component.ts', ['types', 'unit tests/unit/a.test.ts']],
  ['a layout', 'src/layout.astro', ['types']],
  [
    'a source of the compiler',
    'src/compiler.ts',
    [
      'fences',
      'types',
      'unit tests/unit/b.test.ts',
      'unit-examples x',
      'unit-examples y',
      'run-examples x',
      'run-examples y',
    ],
  ],
  ['a page of the site', 'dist/guide.html', ['e2e tests/e2e/guide.spec.ts']],
  [
    'a script of the site',
    'dist/_astro/app.js',
    ['e2e tests/e2e/guide.spec.ts', 'e2e tests/e2e/home.spec.ts'],
  ],
])('%s makes run what depends on it, and nothing else', (_, file, expected) => {
  const { root, run, left } = start();
  run();
  write(root, { [file]: `${project[file]} // changed` });
  // Reads files, so that it depends on all of them.
  expect(left()).toEqual([...expected, 'e2e tests/e2e/scan.spec.ts']);
});

test.each([
  ['the installed packages', { packages: '2' }, everything],
  ['Node', { node: 'v26' }, everything],
  ['variables', { variables: 'TZ=CET' }, everything],
  ['the browser', { browser: '2' }, everything.filter((name) => /^(run-examples|e2e)/.test(name))],
])('another version of %s makes run what depends on it', (_, more, expected) => {
  const { run, left } = start();
  run();
  expect(left(more)).toEqual(expected);
});

test('what fails, passes only when run again, or has an error beside it is not kept', () => {
  const { root, reports, run, left } = start();
  const at = (file: string) => join(root, file);
  reports.unit = {
    testResults: [
      vitestFile(at('tests/unit/a.test.ts'), 'failed'),
      vitestFile(at('tests/unit/b.test.ts')),
    ],
  };
  reports['unit-examples'] = undefined;
  reports['claims'] = {
    testResults: [
      vitestFile(at('.cache/claims/a.test.js'), 'failed'),
      vitestFile(at('.cache/claims/b.test.js')),
    ],
  };
  reports['run-examples'] = { ...(reports['run-examples'] as object), errors: [{}] };
  const failed = playwrightTest('guide.spec.ts', 1, 'unexpected', 2);
  const retried = playwrightTest('home.spec.ts', 0, 'flaky', 2);
  reports.e2e = { errors: [], suites: [retried, failed, playwrightTest('scan.spec.ts', 2)] };
  run('failed');
  expect(left()).toEqual(everything.filter((name) => !/b\.test\.ts|scan\.spec\.ts/.test(name)));
});

test('what a run leaves out stays kept, and its program is told so', () => {
  const { root, run, left } = start();
  run();
  write(root, { 'content/examples/x/src/main.ts': 'changed' });
  run();
  expect(left()).toEqual([]);
});

test('what is missing in a report is not kept', () => {
  const { reports, run, left } = start();
  reports['run-examples'] = { errors: [], suites: [playwrightTest('opens.spec.ts', 1)] };
  reports.e2e = { errors: [], suites: [] };
  reports.unit = { testResults: [] };
  reports['unit-examples'] = { testResults: [] };
  reports['claims'] = { testResults: [] };
  run();
  expect(left()).toEqual(everything.filter((name) => !/^(fences|types)$/.test(name)));
});

/** A file of the site's tests: the first was served `/`, the second one `/guide`. */
function twoTests(file: string, [first, second]: readonly string[]) {
  const { specs: one } = playwrightTest(file, 0, first);
  const { specs: two } = playwrightTest(file, 1, second);
  const named = (title: string, [spec]: typeof one) => ({ ...spec, title });
  return {
    title: file,
    suites: [{ title: 'group', specs: [named('one', one)] }],
    specs: [named('two', two)],
  };
}

test('of a file of specs, only those tests run again that were served something else', () => {
  const { root, reports, run, left, planOfSite } = start();
  const scan = playwrightTest('scan.spec.ts', 2);
  const guide = playwrightTest('guide.spec.ts', 3);
  const home = twoTests('home.spec.ts', ['expected', 'expected']);
  reports['e2e'] = { errors: [], suites: [home, scan, guide] };
  run();
  expect(left()).toEqual([]);
  write(root, { 'dist/guide.html': 'other' });
  expect(left()).toEqual(['e2e tests/e2e/home.spec.ts', 'e2e tests/e2e/scan.spec.ts']);
  const leftOut = ['guide.spec.ts', 'home.spec.ts › group › one'];
  expect(planOfSite()).toEqual({ kept: 2, leftOut });
  reports['e2e'] = { errors: [], suites: [{ ...home, suites: [] }, scan] };
  run();
  expect(left()).toEqual([]);
  expect(planOfSite().kept).toBe(4);
  write(root, { 'dist/index.html': 'other' });
  expect(planOfSite().leftOut).toEqual(['guide.spec.ts', 'home.spec.ts › two']);
});

test('of a file of specs, those tests are kept that passed beside one that failed', () => {
  const { reports, run, left, planOfSite } = start();
  reports['e2e'] = { errors: [], suites: [twoTests('home.spec.ts', ['expected', 'unexpected'])] };
  run();
  expect(left()).toContain('e2e tests/e2e/home.spec.ts');
  expect(planOfSite()).toEqual({ kept: 1, leftOut: ['home.spec.ts › group › one'] });
});

test.each([
  [
    'something is done before all tests',
    "import { test } from '@playwright/test'; test.beforeAll(() => {});",
  ],
  [
    'tests follow each other',
    "import { test } from '@playwright/test'; test.describe.serial('a', () => {});",
  ],
])('where %s, a file of specs runs as a whole', (_, code) => {
  const { root, reports, run, planOfSite } = start();
  write(root, { 'tests/e2e/home.spec.ts': code });
  reports['e2e'] = { errors: [], suites: [twoTests('home.spec.ts', ['expected', 'expected'])] };
  run();
  write(root, { 'dist/guide.html': 'other' });
  expect(planOfSite()).toEqual({ kept: 0, leftOut: [] });
});

test('where a line of the list would leave out other tests too, a file of specs runs as a whole', () => {
  const { root, reports, run, planOfSite } = start();
  const { specs, ...home } = twoTests('home.spec.ts', ['expected', 'expected']);
  const sameName = specs.map((spec) => ({ ...spec, title: 'group' }));
  reports['e2e'] = { errors: [], suites: [{ ...home, specs: sameName }] };
  run();
  write(root, { 'dist/guide.html': 'other' });
  expect(planOfSite()).toEqual({ kept: 0, leftOut: [] });
});
