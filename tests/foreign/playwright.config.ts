// Runs projects that are not written in the style of this repository: in the sandbox, and as downloads in the Angular CLI.
import { defineConfig } from '@playwright/test';
import { testBrowser } from '../../scripts/lib/browser.mjs';
import { reports } from '../../scripts/lib/paths.mjs';

export default defineConfig({
  testMatch: ['*.spec.ts'],
  testIgnore: ['projects/**'],
  outputDir: `${reports}/foreign`,
  forbidOnly: true,
  // The CLI builds each download, with other stages beside it: four times Playwright's own.
  timeout: 120_000,
  // A busy machine may make a browser late. What passes only then is named in the summary.
  retries: 1,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: `${reports}/foreign.json` }]],
  use: { launchOptions: testBrowser() },
});
