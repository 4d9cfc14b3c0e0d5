import { defineConfig } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../../../scripts/lib/browser.mjs';
import { reports } from '../../../scripts/lib/paths.mjs';

const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: `${reports}/tutorials`,
  globalSetup: './build.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may make a browser late. What passes only then is named in the summary.
  retries: 1,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: `${reports}/tutorials.json` }]],
  use: {
    baseURL: 'https://tutorials.example',
    launchOptions: { args: chromiumArgs(), ...(executablePath ? { executablePath } : {}) },
  },
});
