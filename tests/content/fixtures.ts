// What the examples' own tests get as `@playwright/test`: the same, with every test failing on an error in the console.
import { test as base, expect } from 'playwright/test';

export * from 'playwright/test';

interface Fixtures {
  /** Watches the console during the whole test. */
  quietConsole: undefined;
}

/**
 * Playwright's `test`. An error in the console, or one that nothing catches, fails the test, unless the test announces it:
 * `test('…', { annotation: { type: 'console-error', description: 'NG0100' } }, …)`.
 */
export const test = base.extend<Fixtures>({
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
