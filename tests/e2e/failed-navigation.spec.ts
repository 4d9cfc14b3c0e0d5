import { expect, type Page, type Route, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { actFirst } from './support/first-act.ts';
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

const expand = (page: Page) => docsSidebar(page).getByRole('button', { name: 'Expand Essentials' });

/** The message that a section can't be opened. */
const refusal = (page: Page) => page.getByRole('status').filter({ hasText: /“Essentials” can’t/ });

for (const [name, fail] of Object.entries(failures)) {
  for (const press of ['click', 'Enter'] as const) {
    test(`a section by ${press}, its first page ${name}: the reader is told, and stays`, async ({
      page,
    }) => {
      await page.goto(addresses.overview);
      await markWindow(page);
      const title = (await heading(page).textContent()) ?? '';
      await answer(page, addresses.essentials, fail);
      if (press === 'click') await expand(page).click();
      else await expand(page).press(press);
      await expect(refusal(page)).toHaveText(/its first page can’t be loaded/);
      await expect(page).toHaveURL(addresses.overview);
      await expect(heading(page)).toHaveText(title);
      await expect(expand(page)).toBeFocused();
      await expect(expand(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByRole('progressbar')).toBeHidden();
      await expectSameWindow(page);
      await page.unrouteAll();
      await expand(page).click();
      await expect(page).toHaveURL(addresses.essentials);
    });
  }
}

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

test('a section that is opened without a connection: the reader is told, and stays', async ({
  page,
  context,
}) => {
  await page.goto(addresses.overview, { waitUntil: 'networkidle' });
  // What tells of it comes with the reader's first act.
  const messages = page.waitForResponse('**/snackbar.js');
  await docsSidebar(page).getByRole('link', { name: 'Installation' }).hover();
  await (await messages).finished();
  await context.setOffline(true);
  await expand(page).click();
  await expect(refusal(page)).toHaveText(/you’re offline/);
  await expect(page).toHaveURL(addresses.overview);
  await expect(expand(page)).toBeFocused();
  await context.setOffline(false);
  await expand(page).click();
  await expect(page).toHaveURL(addresses.essentials);
});

test.describe('without a connection', () => {
  test.beforeEach(async ({ page, context }) => {
    await page.goto(addresses.overview);
    await markWindow(page);
    // What shows the page comes with the reader's first act.
    await actFirst(page, docsSidebar(page));
    await context.setOffline(true);
    await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
  });

  test('a page of ours says so, keeps the address, and goes on when there is one', async ({
    page,
    context,
  }) => {
    await expect(heading(page)).toHaveText('No connection');
    await expect(page).toHaveURL(addresses.installation);
    await expect(page).toHaveTitle(/^No connection/);
    await expectSameWindow(page);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('No connection');
    await context.setOffline(false);
    await expect(heading(page)).not.toHaveText('No connection');
    await expect(page).toHaveURL(addresses.installation);
    await page.goBack();
    await expect(page).toHaveURL(addresses.overview);
    await expect(heading(page)).not.toHaveText('No connection');
  });

  test('the way back says so too, and the links still work', async ({ page, context }) => {
    await expect(heading(page)).toHaveText('No connection');
    await context.setOffline(false);
    await expect(heading(page)).not.toHaveText('No connection');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await docsSidebar(page).getByRole('link', { name: 'What is Angular?' }).click();
    await expect(page).toHaveURL(addresses.overview);
    await expect(heading(page)).toHaveText('No connection');
    await page.goBack();
    await expect(page).toHaveURL(addresses.installation);
    await expect(heading(page)).toHaveText('No connection');
  });
});

test.describe('a link that is the very first act, without a connection', () => {
  test.beforeEach(async ({ page, context }) => {
    await page.goto(addresses.overview, { waitUntil: 'networkidle' });
    await markWindow(page);
    await context.setOffline(true);
    await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
    await expect(heading(page)).toHaveText('No connection');
  });

  test('leads to a page of ours that keeps the address, and goes on when there is one', async ({
    page,
    context,
  }) => {
    await expect(page).toHaveURL(addresses.installation);
    await expect(page).toHaveTitle(/^No connection/);
    await expect(page.getByRole('progressbar')).toBeHidden();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('No connection');
    await expect(page).toHaveURL(addresses.installation);
    await context.setOffline(false);
    await expect(heading(page)).not.toHaveText('No connection');
    await expect(page).toHaveURL(addresses.installation);
    await page.goBack();
    await expect(page).toHaveURL(addresses.overview);
    await expect(heading(page)).not.toHaveText('No connection');
    await expectSameWindow(page);
  });

  test('the way back and other links say so too', async ({ page, context }) => {
    await page.goBack();
    await expect(page).toHaveURL(addresses.overview);
    await expect(heading(page)).toHaveText('No connection');
    await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
    await expect(page).toHaveURL(addresses.installation);
    await expect(heading(page)).toHaveText('No connection');
    await context.setOffline(false);
    await expect(heading(page)).not.toHaveText('No connection');
    await expect(page).toHaveURL(addresses.installation);
  });
});

/** How the reader comes to a server that does not answer: with the handler of failures loaded before, or without. */
const waysToSilence: Record<string, (page: Page) => Promise<void>> = {
  'after another act': (page) => actFirst(page, docsSidebar(page)),
  'as the very first act': async () => {},
};

for (const [way, act] of Object.entries(waysToSilence)) {
  test(`a server that answers again, of a device that was online all the time, is found, ${way}`, async ({
    page,
  }) => {
    await page.goto(addresses.overview, { waitUntil: 'networkidle' });
    await act(page);
    // The browser takes the device for online, so that no event tells that the server is back.
    await page.route('**', (route) => route.abort('connectionrefused'));
    await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
    await expect(heading(page)).toHaveText('No connection');
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await page.unrouteAll();
    await expect(heading(page)).not.toHaveText('No connection');
    await expect(page).toHaveURL(addresses.installation);
  });
}
