// The tests that the articles about testing show, in both runners of the CLI: those of the tested shop, those in fences, and those of examples. And what the
// articles say that the CLI prints.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fence, fencesOf } from '../../scripts/fences/index.ts';
import { root } from '../../scripts/lib/paths.mjs';
import { openWorkspace, type Workspace } from '../../scripts/workspaces/index.ts';
import { examplesFolder } from '../../src/examples/index.ts';
import { filesBelow } from '../../src/files/index.ts';

const ARTICLES = [
  'index',
  'attribute-directives',
  'code-coverage',
  'components-basics',
  'debugging',
  'pipes',
  'services',
  'unit-tests',
  'utility-apis',
];

/** Examples whose unit tests the articles about scenarios and harnesses show. */
const EXAMPLES = ['corner-shop', 'cart-steppers'];

/** What the click of a harness throws in jsdom, as the articles quote it. */
const HARNESS_IN_JSDOM =
  "TypeError: Failed to construct 'MouseEvent': member view is not of type Window.";

let workspace: Workspace;

function fencesOfArticle(article: string): Fence[] {
  const file = join(root, 'content/docs/guide/testing', `${article}.mdx`);
  return fencesOf(file, readFileSync(file, 'utf8')).fences;
}

/** Fences with the name of a TypeScript file: tests, and what they test. */
const namedModules = (article: string): Fence[] =>
  fencesOfArticle(article).filter(
    ({ meta, code }) =>
      /^[\w-]+(\.spec)?\.ts$/.test(meta.title ?? '') && /^(import|export) /m.test(code),
  );

/** Writes the modules of an article into a folder of their own, which only Vitest reads where they import it; returns how many are tests. */
function writeFences(article: string): number {
  const modules = namedModules(article);
  const onlyVitest = modules.some(({ code }) => code.includes("from 'vitest'"));
  const folder = `src/${onlyVitest ? 'vitest' : 'articles'}/${article}`;
  for (const { code, meta } of modules) {
    const path = `${folder}/${meta.title}`;
    if (existsSync(join(workspace.folder, path))) throw new Error(`${path} is there twice.`);
    workspace.write(path, code);
  }
  return modules.filter(({ meta }) => meta.title?.endsWith('.spec.ts')).length;
}

/**
 * What runs in both runners: their functions are global there, and the import is the only line that names Vitest. The fake clock of Vitest is a region of its
 * own.
 */
const forBothRunners = (code: string): string =>
  code
    .replace(/^import .* from 'vitest';\n/m, '')
    .replace(/^\/\/ #docregion clock\n.*?^\/\/ #enddocregion clock\n/ms, '');

/** Writes the components of an example and their unit tests. */
function writeExample(example: string): void {
  for (const part of ['src/app', 'unit']) {
    for (const file of filesBelow(join(examplesFolder, example, part))) {
      const path = relative(examplesFolder, file).replaceAll('\\', '/');
      workspace.write(
        `src/examples/${path.replace(/\.test\.ts$/, '.spec.ts')}`,
        forBothRunners(readFileSync(file, 'utf8')),
      );
    }
  }
}

const karma = (...args: string[]) =>
  workspace.ng('test', '--no-watch', '--browsers=ChromeHeadlessNoSandbox', ...args);

const vitest = (...args: string[]) =>
  workspace.ng('run', 'tested-shop:unit', '--no-watch', ...args);

/** Without a browser, a file of tests takes more than a second: only those that are meant for it run there. */
const ONLY_SHOP = ['jasmine', 'zone', 'examples'].map((folder) => `--exclude=${folder}/**`);

beforeAll(async () => {
  workspace = await openWorkspace('tested-shop');
  EXAMPLES.forEach(writeExample);
  const tests = ARTICLES.map(writeFences);
  expect(Math.min(...tests)).toBeGreaterThan(0);
});

afterAll(() => workspace.dispose());

describe('the tests of the articles', () => {
  test('pass with Karma and Jasmine in Chromium', async () => {
    const { status, printed } = await karma();
    expect(printed).toMatch(/TOTAL: \d\d+ SUCCESS/);
    expect(status).toBe(0);
  });

  test('pass with the experimental builder and Vitest', async () => {
    const { status, printed } = await vitest(...ONLY_SHOP);
    expect(printed).toContain(
      'The "unit-test" builder is currently EXPERIMENTAL and not ready for production use.',
    );
    expect(printed).toMatch(/Tests\s+\d\d+ passed \(/);
    expect(status).toBe(0);
  });

  test('pass with the experimental builder in Chromium', async () => {
    const { status, printed } = await workspace.ngWithPlaywright(
      'run',
      'tested-shop:unit',
      '--no-watch',
      '--browsers=ChromiumHeadless',
    );
    expect(printed).toContain('tested-shop (chromium)');
    expect(printed).toMatch(/Tests\s+\d\d+ passed \(/);
    expect(status).toBe(0);
  });

  test('that click through a harness need a browser', async () => {
    const { status, printed } = await vitest(
      '--include=src/examples/cart-steppers/unit/cart.spec.ts',
    );
    expect(printed).toContain(HARNESS_IN_JSDOM);
    expect(status).toBe(1);
    const article = readFileSync(
      join(root, 'content/docs/guide/testing/unit-tests.mdx'),
      'utf8',
    ).replace(/\s+/g, ' ');
    expect(article).toContain(HARNESS_IN_JSDOM);
  });
});

describe('tests with Zone.js', () => {
  test('of the articles pass, and components render when the articles say so', async () => {
    const { status, printed } = await workspace.ng('run', 'tested-shop:test-zone', '--no-watch');
    expect(printed).toContain('TOTAL: 3 SUCCESS');
    expect(status).toBe(0);
  });
});

describe('code coverage', () => {
  test('is what the article shows, and too little of it fails', async () => {
    const { status, printed } = await karma(
      '--code-coverage',
      '--karma-config=karma.conf.js',
      '--include=src/articles/code-coverage',
    );
    const shown = fencesOfArticle('code-coverage').filter(({ language }) => language === 'text');
    expect(shown).toHaveLength(2);
    for (const { code } of shown) {
      for (const line of code.trim().split('\n')) expect(printed).toContain(line.trim());
    }
    expect(status).toBe(1);
  });

  test('of Vitest needs the package that the article names', async () => {
    const { status, printed } = await vitest(
      '--code-coverage',
      '--include=src/articles/code-coverage',
    );
    expect(printed).toMatch(/shipping\.ts +\|/);
    expect(status).toBe(0);
  });
});

describe('a generated test in a zoneless project', () => {
  const spec = '--include=src/app/wish-list.spec.ts';

  beforeAll(async () => {
    expect((await workspace.ng('generate', 'service', 'wish-list')).status).toBe(0);
  });

  test('fails without a provider', async () => {
    const { status, printed } = await karma(spec);
    expect(printed).toContain('NG0908: In this configuration Angular requires Zone.js');
    expect(status).toBe(1);
  });

  test('passes with the setup file', async () => {
    const { status, printed } = await karma(spec, '--main=src/test-setup.ts');
    expect(printed).toContain('TOTAL: 1 SUCCESS');
    expect(status).toBe(0);
  });

  test('passes with the file of providers', async () => {
    const { status } = await vitest(spec, '--providers-file=src/test-providers.ts');
    expect(status).toBe(0);
  });
});
