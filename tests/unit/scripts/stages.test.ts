import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, isAbsolute, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playwrightCounts, stageCounts, vitestCounts } from '../../../scripts/lib/counts.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { formatDuration, lastLine } from '../../../scripts/lib/progress.mjs';
import { summary } from '../../../scripts/lib/run-stages.mjs';
import { sitePartOf, siteParts } from '../../../scripts/lib/site-parts.mjs';
import { selectStages, stages } from '../../../scripts/lib/stages.mjs';

describe('selection', () => {
  test('all stages where none is named', () => {
    expect(selectStages([])).toEqual({ selected: stages, unknown: [] });
  });

  test('named ones in the order of the list, with what they need', () => {
    expect(selectStages(['e2e', 'unit']).selected.map(({ name }) => name)).toEqual([
      'unit',
      'build',
      'e2e-reading',
      'e2e-finding',
      'e2e-examples',
      'e2e-tutorials',
      'e2e-editing',
      'e2e-pages',
    ]);
  });

  test('one of a group alone', () => {
    expect(selectStages(['e2e-editing']).selected.map(({ name }) => name)).toEqual([
      'build',
      'e2e-editing',
    ]);
  });

  test('unknown names are reported', () => {
    expect(selectStages(['unit', 'unti']).unknown).toEqual(['unti']);
  });

  test('a stage comes after the one that it needs', () => {
    for (const [index, { needs }] of stages.entries()) {
      if (needs) expect(stages.slice(0, index).map(({ name }) => name)).toContain(needs);
    }
  });

  test('checks of the content need no build', () => {
    const content = stages.filter((stage) => stage.content);
    expect(content.map(({ name }) => name)).toEqual([
      'spelling',
      'prose',
      'symbols',
      'examples',
      'unit-examples',
      'claims',
      'run-examples',
      'tutorials',
      'fences',
      'run-fences',
    ]);
    expect(content.flatMap(({ needs }) => needs ?? [])).toEqual(['examples']);
  });

  test('stages that run tests have a report each', () => {
    const files = stages.flatMap(({ report }) => report?.file ?? []);
    expect(files.map((file) => basename(file))).toEqual([
      'unit.json',
      'unit-examples.json',
      'claims.json',
      'run-examples.json',
      'tutorials.json',
      'run-fences.json',
      'dev.json',
      'sandbox.json',
      'foreign.json',
      'workspaces.json',
      'migrations.json',
      'new.json',
      ...siteParts.map(() => 'e2e.json'),
    ]);
  });

  test('those on the built site have the machine for themselves; the build and those of the Angular CLI run aside', () => {
    expect(stages.filter(({ alone }) => alone).map(({ group }) => group)).toEqual(
      siteParts.map(() => 'e2e'),
    );
    expect(stages.filter(({ aside }) => aside).map(({ name }) => name)).toEqual([
      'foreign',
      'workspaces',
      'migrations',
      'new',
      'build',
    ]);
  });

  test('a stage comes after those that it waits for', () => {
    const names = stages.map(({ name }) => name);
    for (const [index, { after = [], needs = [] }] of stages.entries())
      expect(names.slice(0, index)).toEqual(expect.arrayContaining([...after, ...[needs].flat()]));
  });

  test('the reports of stages that may run at the same time are different files', () => {
    const files = stages.flatMap(({ alone, report }) => (report && !alone ? [report.file] : []));
    expect(new Set(files).size).toBe(files.length);
  });

  test('all keep verdicts, except the build, which recognizes what it has built', () => {
    expect(stages.filter(({ kept }) => !kept).map(({ name }) => name)).toEqual(['build']);
  });

  test('the configuration of each stage is there', () => {
    const files = stages.flatMap(({ args }) => args?.() ?? []).filter(isAbsolute);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

test('each file of tests on the built site is in one part', () => {
  expect(sitePartOf('home.spec.ts')).toBe('reading');
  expect(sitePartOf('search/dialog.spec.ts')).toBe('finding');
  expect(sitePartOf('impatience.spec.ts')).toBe('finding');
  expect(sitePartOf('tutorials.spec.ts')).toBe('reading');
  expect(sitePartOf('tutorials/step.spec.ts')).toBe('tutorials');
  expect(sitePartOf('editor/typing.spec.ts')).toBe('editing');
  expect(sitePartOf('every-page.spec.ts')).toBe('pages');
  const files = globSync('**/*.spec.ts', { cwd: join(root, 'tests/e2e') });
  const found = new Set(files.map((file) => sitePartOf(file.replaceAll('\\', '/'))));
  expect([...found].sort()).toEqual([...siteParts].sort());
});

describe('counts', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'counts-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const report = (content: string) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, content);
    return { file, count: playwrightCounts };
  };

  test('a stage without a report counts as one', () => {
    expect(stageCounts(true)).toEqual({ passed: 1, failed: 0 });
    expect(stageCounts(false)).toEqual({ passed: 0, failed: 1 });
  });

  test('of Vitest: its tests, and the files that do not load', () => {
    const testResults = [
      ['a', 'passed', [{ status: 'passed' }]],
      ['b', 'failed', [{ status: 'failed' }]],
      ['c', 'failed', []],
    ].map(([name, status, assertionResults]) => ({
      name: join(root, `tests/${name}.test.ts`),
      status,
      assertionResults,
      startTime: 100,
      endTime: 350,
    }));
    expect(vitestCounts({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
      passed: 1,
      failed: 2,
      files: ['a', 'b', 'c'].map((name) => ({ file: `tests/${name}.test.ts`, ms: 250 })),
    });
  });

  test('of Playwright: its tests, errors outside of tests, and the names of tests that passed when run again', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
    const config = { rootDir: join(root, 'tests/e2e') };
    const results = [{ duration: 100 }, { duration: 20 }];
    const spec = (title: string, status: string) => ({ title, tests: [{ status, results }] });
    const group = { file: 'menu.spec.ts', specs: [spec('opens', 'flaky')] };
    const suites = [{ file: 'menu.spec.ts', specs: [spec('closes', 'expected')], suites: [group] }];
    const errors = [
      { message: '\u001b[31mError: no port\u001b[39m', location: { file: 'setup.ts', line: 3 } },
      { value: '"thrown"' },
    ];
    expect(playwrightCounts({ config, stats, suites, errors })).toEqual({
      passed: 6,
      failed: 3,
      files: [{ file: 'tests/e2e/menu.spec.ts', ms: 240 }],
      retried: ['menu.spec.ts: opens'],
      errors: ['setup.ts:3: Error: no port', '"thrown"'],
    });
  });

  test('a stage that failed without a failed test counts as a failure', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 0 };
    const text = JSON.stringify({ config: {}, stats, suites: [], errors: [] });
    expect(stageCounts(false, report(text))).toMatchObject({ passed: 5, failed: 1 });
  });

  test('a stage without its report, or with half of it, counts as a failure', () => {
    expect(stageCounts(true, { ...report(''), file: join(folder, 'gone.json') })).toEqual({
      passed: 0,
      failed: 1,
    });
    expect(stageCounts(true, report('{"stats":'))).toEqual({ passed: 0, failed: 1 });
  });
});

describe('summary', () => {
  const passed = { name: 'lint', ok: true, ms: 1000, counts: { passed: 1, failed: 0 } };

  test('a line per stage, and the closing line last', () => {
    const failed = { name: 'e2e', ok: false, ms: 2000, counts: { passed: 5, failed: 2 } };
    expect(summary([passed, failed], false)).toEqual([
      '',
      'Summary',
      '  ✓ lint  1 passed, 0 failed (1.0 s)',
      '  ✗ e2e   5 passed, 2 failed (2.0 s)',
      '',
      '8 ran, 0 were kept from earlier runs',
      '6 passed, 2 failed',
    ]);
  });

  test('what was kept counts as passed, and is told apart', () => {
    const kept = { ...passed, name: 'unit', counts: { passed: 5, failed: 1, kept: 3 } };
    const lines = summary([passed, kept], false);
    expect(lines).toContain('  ✓ unit  5 passed, 1 failed, 3 kept (1.0 s)');
    expect(lines.slice(-2)).toEqual(['4 ran, 3 were kept from earlier runs', '6 passed, 1 failed']);
  });

  test('the slowest ten files of all stages are named, the slowest first', () => {
    const timed = (name: string, times: number[]) => {
      const files = times.map((ms) => ({ file: `${name}${ms}`, ms }));
      return { ...passed, name, counts: { passed: 1, failed: 0, files } };
    };
    const even = timed('even', [12_000, 10_000, 8000, 6000, 4000, 2000]);
    const odd = timed('odd', [11_000, 9000, 7000, 5000, 3000, 1000]);
    const lines = summary([even, odd], false);
    const start = lines.indexOf('Slowest test files');
    expect(lines.slice(start + 1, start + 3)).toEqual(['  12 s  even12000', '  11 s  odd11000']);
    expect(lines.slice(start + 10, start + 12)).toEqual(['  3.0 s  odd3000', '']);
  });

  test('errors that no test shows stand right above the closing line', () => {
    const errors = ['setup.ts:3: Error: no port\n  at start'];
    const broken = { ...passed, name: 'e2e', ok: false, counts: { passed: 5, failed: 1, errors } };
    expect(summary([broken, passed], false).slice(-7)).toEqual([
      '',
      'e2e, an error outside of the tests:',
      '  setup.ts:3: Error: no port',
      '    at start',
      '',
      '7 ran, 0 were kept from earlier runs',
      '6 passed, 1 failed',
    ]);
  });
});

test.each([
  [420, '0.4 s'],
  [9940, '9.9 s'],
  [12_300, '12 s'],
  [59_600, '1 min 00 s'],
  [125_000, '2 min 05 s'],
])('%i ms is %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test('the last line of an output is the last one with text, without colours, cut to the width', () => {
  expect(lastLine('one\n\u001b[32mtwo\u001b[39m\n\n  ', 10)).toBe('two');
  expect(lastLine('a long line', 6)).toBe('a lon…');
  expect(lastLine('', 6)).toBe('');
});
