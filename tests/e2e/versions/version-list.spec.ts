import { expect, type Page, type Route, test } from '@playwright/test';
import { site } from '../../../src/site.config.ts';
import { addresses } from '../support/addresses.ts';
import { answer, stubOtherHosts } from '../support/network.ts';
import { docsSidebar, menuTrigger, openMenu } from '../support/shell.ts';
import { refuseStorage } from '../support/storage.ts';

const file = '/assets/others/versions.json';

const items = (page: Page) => openMenu(page, 'version').getByRole('menuitem');
const localNames = site.versions.map(({ displayName }) => displayName);

/** Answers the request for the list with text. */
const text =
  (body: string, contentType = 'application/json') =>
  (route: Route) =>
    route.fulfill({ contentType, body });

const json = (data: unknown) => text(JSON.stringify(data));

/** Opens the page and the menu, and waits until the list has been answered. */
async function openWith(page: Page, how: (route: Route) => Promise<void>): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await answer(page, file, how);
  await page.goto(addresses.overview);
  await menuTrigger(page, 'version').click();
  await expect(items(page).first()).toBeVisible();
  return errors;
}

declare global {
  interface Window {
    /** How the page asked for the list of versions, each time. */
    askedVersions: (RequestCache | undefined)[];
  }
}

test('the menu asks for the list when it wakes, once, and not from a cache', async ({ page }) => {
  await page.addInitScript((path) => {
    window.askedVersions = [];
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (String(input).endsWith(path)) window.askedVersions.push(init?.cache);
      return fetch(input, init);
    };
  }, file);
  const asked = () => page.evaluate(() => window.askedVersions);
  await page.goto(addresses.overview, { waitUntil: 'networkidle' });
  expect(await asked()).toEqual([]);
  await menuTrigger(page, 'version').click();
  await expect(items(page)).toHaveText(localNames);
  await expect.poll(asked).toEqual(['no-store']);
  await page.keyboard.press('Escape');
  await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(addresses.installation);
  await menuTrigger(page, 'version').click();
  await expect(items(page)).toHaveText(localNames);
  expect(await asked()).toHaveLength(1);
});

test('the list of the site takes the place of that of the build', async ({ page }) => {
  await openWith(
    page,
    json([
      { version: 'v21', url: 'https://v21.angular.dev/overview' },
      { version: 'v20', url: 'https://angular.dev/overview' },
      { version: 'v20', url: 'https://twice.angular.dev/overview' },
      { version: 'again', url: 'https://v21.angular.dev/overview' },
    ]),
  );
  await expect(items(page)).toHaveText(['v21', 'v20', 'again']);
  await expect(items(page).nth(1)).toHaveAttribute('href', 'https://angular.dev/overview');
  await expect(menuTrigger(page, 'version')).toHaveText('v20');
});

test('where the list has no entry of this site the first one is named', async ({ page }) => {
  await openWith(page, json([{ version: 'v22', url: 'https://v22.angular.dev' }]));
  await expect(menuTrigger(page, 'version')).toHaveText('v22');
});

test('an empty list leaves the list of the build', async ({ page }) => {
  const errors = await openWith(page, json([]));
  await expect(items(page)).toHaveText(localNames);
  expect(errors).toEqual([]);
});

const hostile: Record<string, (route: Route) => Promise<void>> = {
  'an object': json({ versions: [] }),
  'numbers for text': json([{ version: 20, url: 5 }]),
  'one bad entry among good ones': json([
    { version: 'v20', url: 'https://angular.dev' },
    { version: 'v19' },
  ]),
  'the address of a script': json([{ version: 'v20', url: 'javascript:alert(1)' }]),
  HTML: text('<!doctype html><script>alert(1)</script>', 'text/html'),
  'half a list': text('[{"version":"v20"'),
  'an endless answer': text(`["${'x'.repeat(10 * 1024 * 1024)}"]`),
  'a valid list that is too long': json(
    Array.from({ length: 200_000 }, (_, index) => ({
      version: `v${index}`,
      url: `https://v${index}.angular.dev`,
    })),
  ),
  'an error of the server': (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '[]' }),
  'no file': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>No</p>' }),
  'a lost connection': (route) => route.abort('connectionreset'),
};

for (const [name, how] of Object.entries(hostile)) {
  test(`${name} leaves the list of the build, and the console says so`, async ({ page }) => {
    const errors = await openWith(page, how);
    await expect.poll(() => errors.join('\n')).toContain('Invalid version data');
    await expect(items(page)).toHaveText(localNames);
  });
}

test('offline the menu has the list of the build', async ({ page, context }) => {
  await page.goto(addresses.overview, { waitUntil: 'networkidle' });
  await answer(page, file, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  const failed = page.waitForEvent('console', (message) =>
    message.text().includes('Invalid version data'),
  );
  await menuTrigger(page, 'version').hover();
  await failed;
  await menuTrigger(page, 'version').click();
  await expect(items(page)).toHaveText(localNames);
});

test('without storage the menu has the list of the site', async ({ page }) => {
  await refuseStorage(page, 'access throws');
  await openWith(page, json([{ version: 'v20', url: 'https://angular.dev' }]));
  await expect(items(page)).toHaveText(['v20']);
});

test('another version shows the same page, wherever the reader went meanwhile', async ({
  page,
}) => {
  await stubOtherHosts(page);
  await page.goto(addresses.overview);
  await menuTrigger(page, 'version').click();
  await expect(items(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(addresses.installation);
  await menuTrigger(page, 'version').click();
  await items(page).filter({ hasText: 'v19' }).click();
  await expect(page).toHaveURL(`https://v19.angular.dev${addresses.installation}`);
});

test('versions whose pages were arranged in another way open on their first page', async ({
  page,
}) => {
  await page.goto(addresses.installation);
  await menuTrigger(page, 'version').click();
  await expect(items(page).filter({ hasText: 'v17' })).toHaveAttribute(
    'href',
    'https://v17.angular.io/docs',
  );
});
