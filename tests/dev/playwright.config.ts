import { defineConfig } from '@playwright/test';
import { testBrowser } from '../../scripts/lib/browser.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { binOf, toolEnv } from '../../scripts/lib/node.mjs';
import { reports, root } from '../../scripts/lib/paths.mjs';
import { returningReader } from '../support/returning-reader.ts';

// The workers load this file too: the environment, which they inherit, tells them the port that the first load chose.
process.env.DEV_PORT ??= String(await freePort());
const baseURL = `http://localhost:${process.env.DEV_PORT}`;

// Without the lock, the server starts beside the one that an author may have open, and not in the background.
const flags = `--config tests/dev/astro.config.ts --port ${process.env.DEV_PORT} --ignore-lock`;

export default defineConfig({
  outputDir: `${reports}/dev`,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may make a browser late. What passes only then is named in the summary.
  retries: 1,
  workers: 2,
  // The server compiles a module when a page first asks for it. Beside another stage that takes more than the default of 5 s.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `${reports}/dev.json` }]],
  use: {
    baseURL,
    storageState: returningReader(baseURL),
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: testBrowser(),
  },
  projects: [
    { name: 'pages', testIgnore: 'mistake.spec.ts' },
    // The server shows a mistake on every page that is open, so these run one after the other, and after all else.
    {
      name: 'mistakes',
      testMatch: 'mistake.spec.ts',
      fullyParallel: false,
      dependencies: ['pages'],
    },
  ],
  webServer: {
    command: `"${process.execPath}" "${binOf('astro')}" dev ${flags}`,
    cwd: root,
    env: toolEnv() as Record<string, string>,
    // The first page that is asked for makes the server compile most of the site.
    url: `${baseURL}/dev/constructs`,
    reuseExistingServer: false,
  },
});
