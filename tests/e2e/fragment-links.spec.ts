import { expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { expectSameWindow, markWindow } from './support/marker.ts';
import { addToPage } from './support/network.ts';
import { docsSidebar } from './support/shell.ts';

const fragment = '#a%20place';

/** Links that consist of a fragment, and the place that they name. */
const links = `
  <a href="${fragment}">Go there</a>
  <a href="${fragment}" download="place">Fetch it</a>
  <p id="a place" style="margin-block: 150vh">The place</p>`;

async function openWithLinks(page: Page, query: string): Promise<void> {
  await addToPage(page, addresses.installation, links);
  await page.goto(addresses.installation + query);
  await markWindow(page);
}

const link = (page: Page) => page.getByRole('link', { name: 'Go there' });

/** Where a link leads. No page has a base address, so the browser adds the page in view, query included. */
const expectTarget = (page: Page, name: string, address: string) =>
  expect(page.getByRole('link', { name })).toHaveJSProperty(
    'href',
    new URL(address + fragment, page.url()).href,
  );

for (const query of ['', '?from=mail']) {
  const address = addresses.installation + query;

  test(`a fragment alone means the page at ${address}`, async ({ page }) => {
    await openWithLinks(page, query);
    await expectTarget(page, 'Go there', address);
    await link(page).click();
    await expect(page).toHaveURL(address + fragment);
    await expect(page.getByText('The place')).toBeInViewport();
    await expectSameWindow(page);
  });
}

test('the same holds after a navigation', async ({ page }) => {
  await addToPage(page, addresses.installation, links);
  await page.goto(addresses.overview);
  await markWindow(page);
  await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(addresses.installation);
  await expectTarget(page, 'Go there', addresses.installation);
  await link(page).click();
  await expect(page.getByText('The place')).toBeInViewport();
  await expectSameWindow(page);
});

test('the same holds after the page has changed its query', async ({ page }) => {
  await openWithLinks(page, '');
  await page.evaluate(() => history.replaceState(history.state, '', '?query=signal'));
  await link(page).click();
  await expect(page).toHaveURL(`${addresses.installation}?query=signal${fragment}`);
  await expectSameWindow(page);
});

test('a download leads to the page too', async ({ page }) => {
  await openWithLinks(page, '');
  await expectTarget(page, 'Fetch it', addresses.installation);
});
