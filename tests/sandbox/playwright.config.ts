// Uses the sandbox's workers by themselves in Chromium, before there is a site around them.
import { defineConfig } from '@playwright/test';
import { testBrowser } from '../../scripts/lib/browser.mjs';
import { reports } from '../../scripts/lib/paths.mjs';

export default defineConfig({
  outputDir: `${reports}/sandbox`,
  forbidOnly: true,
  // A busy machine may make a browser late. What passes only then is named in the summary.
  retries: 1,
  workers: 1,
  reporter: [['list'], ['json', { outputFile: `${reports}/sandbox.json` }]],
  use: { launchOptions: testBrowser() },
});
