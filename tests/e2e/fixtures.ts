// What the tests of the site get as `@playwright/test`: the same, in the browser of a reader who has been here before, if the test does not say otherwise with
// `storageState`. Announcements and the popup about cookies would be above what the tests use.
import { test as base } from 'playwright/test';
import { makeReturning } from '../support/returning-reader.ts';
import { sharedContextFixtures } from '../support/shared-context.ts';
import { waitForModules } from './support/wait-for-modules.ts';

export * from 'playwright/test';

export const test = base.extend(sharedContextFixtures).extend({
  prepareContext: async ({ baseURL }, use) => {
    await use(async (context) => {
      if (baseURL) await makeReturning(context, baseURL);
    });
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      await waitForModules(page);
      // A tab may be closed at once.
      page.context().on('page', (opened) => waitForModules(opened).catch(() => {}));
    }
    await use(page);
  },
});
