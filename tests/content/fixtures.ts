// What the examples' own tests get as `@playwright/test`: the same, with every test failing on an error in the console.
import { basename, dirname } from 'node:path';
import { test as base, expect } from 'playwright/test';
import { addressOf } from './addresses.ts';

export * from 'playwright/test';

interface Fixtures {
  /** Watches the console during the whole test. */
  quietConsole: undefined;
}

/**
 * Playwright's `test`, at the address of the example in whose folder the test is. An error in the console, or one that nothing catches, fails the test, unless the test announces it:
 * `test('…', { annotation: { type: 'console-error', description: 'NG0100' } }, …)`.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern, and this one needs none.
  baseURL: async ({}, use, { file }) => {
    await use(addressOf(basename(dirname(file))));
  },
  quietConsole: [
    async ({ page }, use, { annotations }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      const announced = annotations.filter(({ type }) => type === 'console-error');
      const isAnnounced = (text: string) =>
        announced.some(({ description }) => text.includes(description ?? ''));
      expect(
        errors.filter((text) => !isAnnounced(text)),
        'errors in the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
