import { globSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { testBrowser } from './scripts/lib/browser.mjs';
import { freePort } from './scripts/lib/free-port.mjs';
import { sitePartOf, siteParts } from './scripts/lib/site-parts.mjs';

const testDir = 'tests/e2e';

const specs = globSync('**/*.spec.ts', { cwd: testDir }).map((file) => file.replaceAll('\\', '/'));

/** How many tests run at once. */
const workers = 2;

// The workers load this file too: the environment, which they inherit, tells them the ports that the first load chose. Each has its own, so
// that what was served to a test is known, on which its verdict depends.
// A server that runs already, such as `npm run dev`, may serve instead: E2E_SERVER=http://localhost:4321.
const running = process.env.E2E_SERVER;
if (!running) {
  const free = Array.from({ length: workers }, () => freePort());
  process.env.E2E_PORTS ??= (await Promise.all(free)).join(' ');
}
const ports = process.env.E2E_PORTS?.split(' ') ?? [];
const own = ports[Number(process.env.TEST_PARALLEL_INDEX ?? 0) % ports.length];
const baseURL = running ?? `http://localhost:${own}`;

export default defineConfig({
  testDir,
  projects: siteParts.map((name) => ({
    name,
    testMatch: specs
      .filter((file) => sitePartOf(file) === name)
      .map((file) => `**/${testDir}/${file}`),
  })),
  // Gives the tests the `test` of fixtures.ts under the name that they import.
  tsconfig: 'tests/e2e/tsconfig.json',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Twice Playwright's own: typing key by key takes long on a busy machine.
  timeout: 60_000,
  // Twice Playwright's own, too: islands start late there.
  expect: { timeout: 10_000 },
  // A busy machine may make a browser late. What passes only then is named in the summary.
  retries: 1,
  workers,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    launchOptions: testBrowser(),
  },
  ...(!running && {
    webServer: {
      command: `"${process.execPath}" scripts/verdicts/serve-workers.ts ${ports.join(' ')}`,
      url: baseURL,
      reuseExistingServer: false,
    },
  }),
});
