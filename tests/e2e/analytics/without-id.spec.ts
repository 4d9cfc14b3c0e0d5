import { expect, test } from '@playwright/test';
import { newReader } from '../../support/returning-reader.ts';
import { addresses } from '../support/addresses.ts';
import { heading } from '../support/shell.ts';

test.use({ storageState: newReader });

test('a build without an id has no analytics, whatever is accepted', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url());
  });
  await page.goto(addresses.overview, { waitUntil: 'networkidle' });
  const accept = page.getByRole('button', { name: 'Ok, Got it' });
  await accept.click();
  await expect(accept).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => [typeof window.dataLayer, typeof window.gtag])).toEqual([
    'undefined',
    'undefined',
  ]);
  expect(elsewhere).toEqual([]);
});
