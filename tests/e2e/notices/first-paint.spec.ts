import { expect, test } from '@playwright/test';
import { newReader } from '../../support/returning-reader.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { answer } from '../support/network.ts';

test.use({ storageState: newReader });

/** With headings and code, so with both fonts. */
const PAGE = '/guide/signals';

test('a banner is there with the first paint, and moves nothing', async ({ page }) => {
  // Shown whatever the day.
  await answer(page, PAGE, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const always = `data-banners="[[&quot;always&quot;,0,${Date.UTC(3000)}]]"`;
    await route.fulfill({ response, body: html.replace(/data-banners="[^"]*"/, always) });
  });
  await page.goto(PAGE);
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
  const blocking = await page.evaluate(() => {
    // TypeScript's own typings of browsers do not know this property yet.
    const loaded = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus: string;
    })[];
    return loaded
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(({ name }) => name);
  });
  expect(blocking, 'files that the first paint waits for').toEqual([]);
  expect(await layoutShift(page)).toBe(0);
});
