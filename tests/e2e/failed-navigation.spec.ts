import { expect, type Page, type Route, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { expectSameWindow, markWindow } from './support/marker.ts';
import { answer } from './support/network.ts';
import { docsSidebar, heading } from './support/shell.ts';

const failures: Record<string, (route: Route) => Promise<void>> = {
  'an error of the server': (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Out of order</h1>' }),
  'an error in plain text': (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'Out of order' }),
  'a lost connection': (route) => route.abort('connectionreset'),
  'a page that is gone': async (route) => {
    const missing = new URL(addresses.missing, route.request().url()).href;
    const response = await route.fetch({ url: missing });
    expect(response.status()).toBe(404);
    await route.fulfill({ response });
  },
};

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page).toHaveURL('/404');
  await expect(heading(page)).toHaveText('There is no page at this address');
}

for (const [name, fail] of Object.entries(failures)) {
  test(`${name} leads to the error page, and back from there`, async ({ page }) => {
    await page.goto(addresses.overview);
    await markWindow(page);
    await answer(page, addresses.installation, fail);
    await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
    await expectErrorPage(page);
    await expectSameWindow(page);
    await page.goBack();
    await expect(page).toHaveURL(addresses.overview);
    await expect(heading(page)).not.toHaveText('There is no page at this address');
  });
}

test('a failure on the way back leads to the error page too', async ({ page }) => {
  await page.goto(addresses.overview);
  await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(addresses.installation);
  await answer(page, addresses.overview, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goBack();
  await expectErrorPage(page);
});

test('a file that is no page is left to the browser', async ({ page }) => {
  await page.goto(addresses.overview);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/sitemap.xml',
      textContent: 'Sitemap',
    });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Sitemap' }).click();
  await expect(page).toHaveURL('/sitemap.xml');
});
