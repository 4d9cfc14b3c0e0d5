import { defineConfig } from '@playwright/test';
import { testBrowser } from '../../../scripts/lib/browser.mjs';
import { reports } from '../../../scripts/lib/paths.mjs';
import { selection } from '../../../scripts/only/index.ts';

export default defineConfig({
  testDir: '.',
  testMatch: selection() ? ['steps.spec.ts', 'mistakes.spec.ts', 'text.spec.ts'] : '*.spec.ts',
  outputDir: `${reports}/tutorials`,
  globalSetup: './build.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may make a browser late. What passes only then is named in the summary.
  retries: 1,
  // More than the cores: most tests wait until something has not come for a while.
  workers: 4,
  reporter: [['list'], ['json', { outputFile: `${reports}/tutorials.json` }]],
  use: {
    baseURL: 'https://tutorials.example',
    launchOptions: testBrowser(),
  },
});
