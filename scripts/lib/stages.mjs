import { join } from 'node:path';
import { playwrightCounts, vitestCounts } from './counts.mjs';
import { binOf } from './node.mjs';
import { reports, root } from './paths.mjs';
import { siteParts } from './site-parts.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name what `npm test -- <name>` selects
 * @property {string} [group] a name that selects all stages which have it
 * @property {string} label what the progress line says, present participle
 * @property {() => string[]} [args] script and arguments, run with the pinned Node; the `build` stage has none
 * @property {'build' | 'examples'} [needs] the stage whose files this one reads
 * @property {readonly string[]} [after] stages that write to files of this one, in the other lane: it waits for those that run
 * @property {boolean} [browser] whether it opens Chromium
 * @property {boolean} [aside] whether it runs in the second lane, beside the others. Such a stage has files, folders of `.cache` and ports that no stage of the
 *   first lane writes to: what both make, they move into place whole (`preparedFolder()`, `ensureExtracted()`).
 * @property {boolean} [alone] whether it needs the whole machine, so that nothing runs beside it
 * @property {boolean} [content] whether `npm run check:content` runs it
 * @property {Kept} [kept] how its verdicts are kept; without it, it always runs
 * @property {{ file: string, count: (report: any) => import('./counts.mjs').Counts }} [report]
 */

/**
 * @typedef {object} Kept
 * @property {'stage' | 'test file' | 'unit tests of an example' | 'claims of an article' | 'specs of an example' | 'file of specs'} by what has a verdict of its own
 * @property {string} [folder] where the test files are, if each has a verdict of its own
 * @property {string} [part] which of the tests on the built site, see site-parts.mjs
 * @property {string[]} inputs what decides the verdicts beside that which is seen when they are made; see `Snapshot` in scripts/verdicts
 * @property {string[]} [ignored] files and folders that the stage reads, and that decide nothing
 */

const script = (/** @type {string} */ name) => () => [join(root, 'scripts', name)];

const vitest = (/** @type {string} */ config) => () => [
  binOf('vitest'),
  'run',
  '--config',
  join(root, config),
];

const playwright = (/** @type {string} */ config) => () => [
  binOf('@playwright/test', 'playwright'),
  'test',
  '--config',
  join(root, config),
];

const browserReport = (/** @type {string} */ name) => ({
  file: join(reports, `${name}.json`),
  count: playwrightCounts,
});

/**
 * The stage that runs a part of the tests on the built site.
 * @param {string} part
 * @returns {Stage}
 */
function siteStage(part) {
  return {
    name: `e2e-${part}`,
    group: 'e2e',
    label: `Using the site in Chromium: ${part} (playwright)`,
    kept: {
      by: 'file of specs',
      part,
      inputs: [
        'program:playwright.config.ts',
        'program:tests/e2e/fixtures.ts',
        'file:tests/e2e/tsconfig.json',
        'program:scripts/verdicts/serve-workers.ts',
        'file:dist/_headers',
        'file:tsconfig.json',
      ],
    },
    args: () => [...playwright('playwright.config.ts')(), `--project=${part}`],
    needs: 'build',
    browser: true,
    alone: true,
    // Each is read before the next stage begins.
    report: browserReport('e2e'),
  };
}

/** Content that decides nothing about what is begun beside it. */
const TEXTS_BESIDE_NEW = [
  'content/claims',
  'content/docs',
  'content/errors',
  'content/examples',
  'content/tutorials',
];

/** What no check of the content reads, but for modules that its tests import. */
const BESIDE_CONTENT = [
  'docs',
  'tests/dev',
  'tests/e2e',
  'tests/foreign',
  'tests/migrations',
  'tests/sandbox',
  'tests/unit',
  'tests/workspaces',
];

/**
 * The checks of `npm test`, in the order in which they run in each lane: cheap ones first, those on the built site last.
 * @type {Stage[]}
 */
export const stages = [
  {
    name: 'lint',
    label: 'Checking format and lint rules (biome)',
    kept: { by: 'stage', inputs: ['tree:.'] },
    args: () => [binOf('@biomejs/biome'), 'check', '--error-on-warnings'],
  },
  {
    name: 'spelling',
    label: 'Checking spelling (cspell)',
    kept: { by: 'stage', inputs: ['tree:.'] },
    args: script('check-spelling.ts'),
    content: true,
  },
  {
    name: 'prose',
    label: 'Checking prose',
    kept: { by: 'stage', inputs: [] },
    args: script('check-prose.ts'),
    content: true,
  },
  {
    name: 'types',
    label: 'Checking types (astro check)',
    // The types of articles are those of their schema. Whether articles keep to it, the build says.
    kept: { by: 'stage', inputs: ['tree:. -content'], ignored: ['content'] },
    args: () => [binOf('astro'), 'check'],
  },
  {
    name: 'unit',
    label: 'Running unit tests (vitest)',
    kept: {
      by: 'test file',
      folder: 'tests/unit',
      inputs: [
        'file:tsconfig.json',
        'program:vitest.config.ts',
        'program:tests/support/prepare-reference.ts',
      ],
    },
    args: vitest('vitest.config.ts'),
    report: { file: join(reports, 'unit.json'), count: vitestCounts },
  },
  {
    name: 'symbols',
    label: 'Checking that articles explain the API',
    kept: { by: 'stage', inputs: ['tree:content'] },
    args: script('check-symbols.ts'),
    content: true,
  },
  {
    name: 'examples',
    label: 'Compiling the examples',
    kept: { by: 'stage', inputs: ['tree:content/examples'] },
    args: script('check-examples.ts'),
    content: true,
  },
  {
    name: 'unit-examples',
    label: 'Running unit tests of the examples (vitest)',
    kept: {
      by: 'unit tests of an example',
      inputs: ['program:tests/content/vitest.config.ts', 'program:tests/content/unit-setup.ts'],
    },
    args: vitest('tests/content/vitest.config.ts'),
    report: { file: join(reports, 'unit-examples.json'), count: vitestCounts },
    content: true,
  },
  {
    name: 'claims',
    label: 'Running what articles claim (vitest)',
    kept: {
      by: 'claims of an article',
      inputs: ['program:tests/claims/vitest.config.ts', 'program:tests/claims/setup.ts'],
    },
    args: vitest('tests/claims/vitest.config.ts'),
    report: { file: join(reports, 'claims.json'), count: vitestCounts },
    content: true,
  },
  {
    name: 'run-examples',
    label: 'Using the examples in Chromium (playwright)',
    kept: {
      by: 'specs of an example',
      inputs: [
        'program:tests/content/playwright.config.ts',
        'program:tests/content/fixtures.ts',
        'program:tests/content/opens.spec.ts',
        'program:scripts/examples/serve.ts',
        'program:scripts/check-examples.ts',
        'file:tests/content/tsconfig.json',
      ],
    },
    args: playwright('tests/content/playwright.config.ts'),
    needs: 'examples',
    browser: true,
    report: browserReport('run-examples'),
    content: true,
  },
  {
    name: 'tutorials',
    label: 'Doing the steps of the tutorials in Chromium (playwright)',
    kept: {
      by: 'stage',
      inputs: [
        'tree:tests/content',
        'tree:content/tutorials',
        'tree:content/playground',
        'tree:content/skeleton',
      ],
    },
    args: playwright('tests/content/tutorials/playwright.config.ts'),
    browser: true,
    report: browserReport('tutorials'),
    content: true,
  },
  {
    name: 'fences',
    label: 'Checking code in articles',
    kept: { by: 'stage', inputs: ['tree:content'] },
    args: script('check-fences.ts'),
    content: true,
  },
  {
    name: 'run-fences',
    label: 'Running code of articles about errors in Chromium (playwright)',
    kept: { by: 'stage', inputs: ['tree:content/errors', 'tree:tests/fences'] },
    args: playwright('tests/fences/playwright.config.ts'),
    browser: true,
    report: browserReport('run-fences'),
    content: true,
  },
  {
    name: 'dev',
    label: 'Using the development server in Chromium (playwright)',
    kept: {
      by: 'stage',
      inputs: ['tree:tests/dev', 'tree:tests/support', 'tree:public', 'tree:src'],
      // No page that is opened shows them. Whether they can be shown at all, the build says.
      ignored: ['content/docs', 'content/errors', 'content/tutorials', 'content/update-guide'],
    },
    args: playwright('tests/dev/playwright.config.ts'),
    browser: true,
    report: browserReport('dev'),
  },
  {
    name: 'sandbox',
    label: 'Using the workers of the sandbox in Chromium (playwright)',
    kept: { by: 'stage', inputs: ['tree:tests/sandbox', 'tree:src/sandbox'] },
    args: playwright('tests/sandbox/playwright.config.ts'),
    browser: true,
    report: browserReport('sandbox'),
  },
  {
    name: 'foreign',
    label:
      'Running projects in other styles in Chromium, and downloads in the Angular CLI (playwright)',
    kept: { by: 'stage', inputs: ['tree:tests/foreign', 'tree:src/sandbox'] },
    args: playwright('tests/foreign/playwright.config.ts'),
    browser: true,
    aside: true,
    report: browserReport('foreign'),
  },
  {
    name: 'workspaces',
    label: 'Building, serving and testing projects with the Angular CLI (vitest)',
    kept: {
      by: 'test file',
      folder: 'tests/workspaces',
      inputs: ['program:tests/workspaces/vitest.config.ts', 'tree:content/skeleton'],
    },
    args: vitest('tests/workspaces/vitest.config.ts'),
    browser: true,
    aside: true,
    report: { file: join(reports, 'workspaces.json'), count: vitestCounts },
  },
  {
    name: 'migrations',
    label: 'Running the schematics that articles about migrations show (vitest)',
    kept: {
      by: 'stage',
      inputs: [
        'tree:tests/migrations',
        'tree:scripts/migrations',
        'tree:content/examples/migrations',
      ],
    },
    args: vitest('tests/migrations/vitest.config.ts'),
    aside: true,
    report: { file: join(reports, 'migrations.json'), count: vitestCounts },
  },
  {
    name: 'new',
    label: 'Beginning articles, examples, steps and error pages (vitest)',
    // It runs the other checks in a copy of everything, but only on what it has begun: of other articles and examples the names decide, not the texts.
    kept: {
      by: 'stage',
      inputs: [
        ['tree:.', ...TEXTS_BESIDE_NEW, ...BESIDE_CONTENT].join(' -'),
        'names:content',
        // It adds a step to this one.
        'tree:content/tutorials/signals',
        'program:tests/fences/error-fences.ts',
      ],
      // It copies all of it.
      ignored: ['content', ...BESIDE_CONTENT],
    },
    args: vitest('tests/new/vitest.config.ts'),
    browser: true,
    aside: true,
    report: { file: join(reports, 'new.json'), count: vitestCounts },
  },
  {
    name: 'build',
    label: 'Building the site',
    aside: true,
    // Astro keeps what it has read of the content in one place.
    after: ['types', 'dev'],
  },
  {
    name: 'links',
    label: 'Checking links and pages',
    kept: { by: 'stage', inputs: ['tree:dist'] },
    args: script('check-links.ts'),
    needs: 'build',
  },
  {
    name: 'budget',
    label: 'Checking sizes',
    kept: { by: 'stage', inputs: ['tree:dist'] },
    args: script('check-budget.ts'),
    needs: 'build',
  },
  ...siteParts.map(siteStage),
];

/**
 * The stages that the command line asks for.
 * @param {string[]} names of stages or groups; none means all stages
 * @returns {{ selected: Stage[], unknown: string[] }} in the order of `stages`, with the stages that they need
 */
export function selectStages(names) {
  const named = (/** @type {string} */ name) =>
    stages.filter((stage) => stage.name === name || stage.group === name);
  const unknown = names.filter((name) => named(name).length === 0);
  const asked = names.length ? names.flatMap(named) : stages;
  const wanted = new Set(asked.map((stage) => stage.name));
  for (const { name, needs } of stages) if (wanted.has(name) && needs) wanted.add(needs);
  return { selected: stages.filter((stage) => wanted.has(stage.name)), unknown };
}
