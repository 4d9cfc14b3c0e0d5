// What the tests of the site get as `@playwright/test`: the same, in the browser of a reader who has been here before, if the test does not say otherwise with
// `storageState`. Announcements and the popup about cookies would be above what the tests use.
import { test as base } from 'playwright/test';
import { makeReturning } from '../support/returning-reader.ts';

export * from 'playwright/test';

export const test = base.extend({
  context: async ({ context, baseURL, storageState }, use) => {
    if (baseURL && storageState === undefined) await makeReturning(context, baseURL);
    await use(context);
  },
});
