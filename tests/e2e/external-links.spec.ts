import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { stubOtherHosts } from './support/network.ts';

test('a link to another site leaves the page alone', async ({ page, context }) => {
  await stubOtherHosts(page);
  await page.goto(addresses.overview);
  const opened = context.waitForEvent('page');
  await page.getByRole('contentinfo').getByRole('link', { name: 'GitHub' }).click();
  const other = await opened;
  await expect(other).toHaveURL(/^https:\/\/github\.com\//);
  expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await expect(page).toHaveURL(addresses.overview);
});
