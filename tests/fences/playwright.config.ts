import { defineConfig } from '@playwright/test';
import { runnableFences } from '../../scripts/fences/index.ts';
import { testBrowser } from '../../scripts/lib/browser.mjs';
import { reports } from '../../scripts/lib/paths.mjs';
import { selectedErrorArticles } from '../../scripts/only/index.ts';

const { apps, parts, pages } = runnableFences(selectedErrorArticles());

export default defineConfig({
  testDir: '.',
  // An article may have code of one kind only.
  testMatch: [
    apps.length + parts.length ? 'errors' : '',
    apps.length ? 'production' : '',
    pages.length ? 'hydration' : '',
  ]
    .filter(Boolean)
    .map((name) => `${name}.spec.ts`),
  outputDir: `${reports}/run-fences`,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may make a browser late. What passes only then is named in the summary.
  retries: 1,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: `${reports}/run-fences.json` }]],
  use: {
    launchOptions: testBrowser(),
  },
});
