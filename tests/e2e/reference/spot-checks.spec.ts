import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';

/** What a page must have. */
interface SpotCheck {
  readonly page: string;
  /** Selector of the part that has it. */
  readonly in?: string;
  readonly text?: string;
  readonly link?: string;
}

const checks: SpotCheck[] = parse(readFileSync('tests/content/spot-checks.yaml', 'utf8'));

test.use({ javaScriptEnabled: false });

test('there are enough spot checks', () => {
  expect(checks.length).toBeGreaterThanOrEqual(60);
});

for (const [address, expected] of Map.groupBy(checks, ({ page }) => page)) {
  test(`${address} says what it must`, async ({ page }) => {
    await page.goto(address);
    for (const { in: part = 'main', text, link } of expected) {
      const place = page.locator(part).first();
      if (text) await expect.soft(place, part).toContainText(text);
      if (link) await expect.soft(place.locator(`a[href="${link}"]`).first(), part).toBeAttached();
    }
  });
}
