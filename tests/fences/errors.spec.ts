import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runnableFences } from '../../scripts/fences/index.ts';
import { root } from '../../scripts/lib/paths.mjs';
import { selectedErrorArticles } from '../../scripts/only/index.ts';
import {
  bundleFences,
  compileFences,
  nameOf,
  surprisesOf,
  useApplication,
  watchPrinted,
} from './error-fences.ts';

// The code of the articles about errors of a running application is run: what must fail fails with the code that its fence names, and the repaired
// code beside it runs without an error. A fence takes part when it exports a component `App`; all of its buttons are pressed.

const work = join(root, '.cache/error-fences');

const { apps } = runnableFences(selectedErrorArticles());

const start = `import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app';

bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] }).catch(
  (error: unknown) => console.error(error),
);
`;

test('code that must fail fails as its article says, and repaired code runs', async ({
  browser,
}) => {
  test.setTimeout(120_000 + apps.length * 5_000);
  compileFences(apps, work, () => start);
  const scripts = await bundleFences(apps, work);
  const surprises: string[] = [];
  for (const fence of apps) {
    const page = await browser.newPage();
    const printed = watchPrinted(page);
    await page.route('https://app.example/**', (route) => {
      const path = new URL(route.request().url()).pathname;
      const html = `<!doctype html><title>App</title><app-root></app-root><script type="module" src="/${scripts.get(nameOf(fence))}"></script>`;
      return path === '/'
        ? route.fulfill({ contentType: 'text/html', body: html })
        : route.fulfill({ path: join(work, 'bundle', path) });
    });
    await useApplication(page);
    surprises.push(...surprisesOf(fence, printed));
    await page.close();
  }
  expect(surprises).toEqual([]);
});
