import { defineConfig } from '@playwright/test';
import { testBrowser } from '../../scripts/lib/browser.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { reports, root } from '../../scripts/lib/paths.mjs';
import { selection } from '../../scripts/only/index.ts';
import { examplesFolder, findWorkspaces } from '../../src/examples/index.ts';

// The workers load this file too: the environment, which they inherit, tells them the port that the first load chose.
process.env.EXAMPLES_PORT ??= String(await freePort());
const port = process.env.EXAMPLES_PORT;

const tests = selection()?.examples.map((name) => `${name}/*.spec.ts`) ?? '*/*.spec.ts';

/** Specs that the Angular CLI runs: those beside the code, and all of projects that need it. */
const forTheCli = ['**/src/**', ...findWorkspaces(examplesFolder).map((name) => `**/${name}/**`)];

export default defineConfig({
  outputDir: `${reports}/run-examples`,
  // Gives the examples' tests the `test` of fixtures.ts, which fails on console errors, under the name that they import.
  tsconfig: './tsconfig.json',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may make a browser late. What passes only then is named in the summary.
  retries: 1,
  // More than the cores: many tests wait until something has not come for a while.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: `${reports}/run-examples.json` }]],
  use: {
    launchOptions: testBrowser(),
  },
  // Not a project for each example: a project has workers of its own, and each worker starts a browser.
  projects: [
    { name: 'uses', testDir: examplesFolder, testMatch: tests, testIgnore: forTheCli },
    { name: 'opens', testDir: '.', testMatch: 'opens.spec.ts' },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/examples/serve.ts ${port}`,
    cwd: root,
    port: Number(port),
    reuseExistingServer: false,
  },
});
