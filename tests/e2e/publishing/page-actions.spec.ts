import { expect, type Page, test } from '@playwright/test';
import { allowClipboard, clipboardText, refuseClipboard } from '../../support/clipboard.ts';
import { addresses } from '../support/addresses.ts';
import { overhang } from '../support/overhang.ts';
import { builtText } from './support.ts';

const copyPage = (page: Page) => page.getByRole('button', { name: 'Copy page' });
const viewMarkdown = (page: Page) => page.getByRole('link', { name: 'View as Markdown' });
const status = (page: Page) => page.locator('.page-actions').getByRole('status');

for (const address of [addresses.signals, '/api/core/Component', '/cli/add', '/errors/NG0203']) {
  test(`${address} can be copied as Markdown, with the keyboard too`, async ({ page }) => {
    await allowClipboard(page);
    await page.goto(address);
    await copyPage(page).click();
    await expect(status(page)).toHaveText('Copied');
    expect(await clipboardText(page)).toBe(builtText(`${address}.md`));
    await copyPage(page).press('Enter');
    await expect(status(page)).toHaveText('Copied');
  });

  test(`${address} leads to its Markdown`, async ({ page, request }) => {
    await page.goto(address);
    await expect(viewMarkdown(page)).toHaveAttribute('href', `${address}.md`);
    expect((await request.get(`${address}.md`)).status()).toBe(200);
  });
}

test('the link opens the text, not a page of the site', async ({ page }) => {
  await page.goto(addresses.signals);
  // Whether a browser shows Markdown or stores it is its own decision.
  const arrival = Promise.any([
    page.waitForEvent('download'),
    page.waitForURL(`**${addresses.signals}.md`),
  ]);
  await viewMarkdown(page).click();
  await arrival;
});

for (const address of [addresses.signals, addresses.overview, '/errors/NG0203']) {
  test(`${address} gives its title the whole width of a phone, and what to do with the page below it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(address);
    const [title, row, actions] = await Promise.all(
      ['.article h1', '.title-row', '.page-actions'].map((part) =>
        page.locator(part).first().boundingBox(),
      ),
    );
    expect(actions?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
    expect(row?.width).toBeGreaterThan(250);
    const targets = await page.locator('.page-actions > :is(a, button)').all();
    expect(targets.length).toBeGreaterThanOrEqual(2);
    for (const target of targets) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      expect(box?.x).toBeGreaterThanOrEqual(0);
    }
    expect(await overhang(page)).toBe(0);
  });
}

test('copying loads nothing before the reader comes to the button', async ({ page }) => {
  const requests: string[] = [];
  await page.goto(addresses.signals, { waitUntil: 'load' });
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.locator('h1').hover();
  expect(requests.filter((path) => path.endsWith('.md'))).toEqual([]);
  await copyPage(page).click();
  await expect.poll(() => requests).toContain(`${addresses.signals}.md`);
});

test('without its Markdown, the button says that copying failed', async ({ page }) => {
  await allowClipboard(page);
  await page.route('**/*.md', (route) => route.fulfill({ status: 503 }));
  await page.goto(addresses.signals);
  await copyPage(page).click();
  await expect(status(page)).toHaveText('Copying failed');
});

test('offline, the button says that copying failed', async ({ page, context }) => {
  await allowClipboard(page);
  await page.goto(addresses.signals);
  await copyPage(page).hover();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await copyPage(page).click();
  await expect(status(page)).toHaveText('Copying failed');
});

test('without a clipboard, the button says that copying failed', async ({ page }) => {
  await refuseClipboard(page, 'is missing');
  await page.goto(addresses.signals);
  await copyPage(page).click();
  await expect(status(page)).toHaveText('Copying failed');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the Markdown is one link away, and nothing promises to copy', async ({ page }) => {
    await page.goto(addresses.signals);
    await expect(viewMarkdown(page)).toBeVisible();
    await expect(copyPage(page)).toBeHidden();
  });
});

for (const width of [390, 800, 1280]) {
  test(`title and actions stand side by side or below each other at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [
      addresses.signals,
      '/api/core/Component',
      '/api/platform-browser/animations/async/provideAnimationsAsync',
    ]) {
      await page.goto(address);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const actions = await page.locator('.page-actions').boundingBox();
      if (!title || !actions) throw new Error(`${address} has no title or no actions.`);
      const apart =
        title.x + title.width <= actions.x + 1 ||
        actions.y + actions.height <= title.y + 1 ||
        title.y + title.height <= actions.y + 1;
      expect(apart, address).toBe(true);
      expect(actions.x + actions.width, address).toBeLessThanOrEqual(width);
    }
  });
}
