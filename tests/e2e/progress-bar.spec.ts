import { expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { answer, holdBack } from './support/network.ts';
import { docsSidebar, heading } from './support/shell.ts';

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Page load progress' });

const follow = (page: Page, name: string) => docsSidebar(page).getByRole('link', { name }).click();

test.beforeEach(async ({ page }) => {
  await page.goto(addresses.overview);
  await expect(bar(page)).toBeHidden();
});

test('shows while a page is slow to come, and hides when it is there', async ({ page }) => {
  const gate = await holdBack(page, addresses.installation);
  await follow(page, 'Installation');
  await expect(bar(page)).toBeVisible();
  await expect(page).toHaveURL(addresses.overview);
  gate.open();
  await expect(page).toHaveURL(addresses.installation);
  await expect(bar(page)).toBeHidden();
});

test('hides when the reader goes elsewhere instead', async ({ page }) => {
  const gate = await holdBack(page, addresses.installation);
  await follow(page, 'Installation');
  await expect(bar(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /home$/ }).click();
  await expect(page).toHaveURL(addresses.home);
  await expect(bar(page)).toBeHidden();
  gate.open();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(addresses.home);
});

test('hides when the page fails', async ({ page }) => {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await answer(page, addresses.installation, async (route) => {
    await failed;
    await route.abort().catch(() => {});
  });
  await follow(page, 'Installation');
  await expect(bar(page)).toBeVisible();
  fail();
  await expect(page).toHaveURL('/404');
  await expect(bar(page)).toBeHidden();
});

test('Escape ends a navigation that is pending, and the reader stays', async ({ page }) => {
  const gate = await holdBack(page, addresses.installation);
  await follow(page, 'Installation');
  await expect(bar(page)).toBeVisible();
  const dropped = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(addresses.installation),
  );
  await page.keyboard.press('Escape');
  await dropped;
  await expect(bar(page)).toBeHidden();
  await expect(page).toHaveURL(addresses.overview);
  gate.open();
  // The same link leads on afterwards.
  await follow(page, 'Installation');
  await expect(page).toHaveURL(addresses.installation);
  await expect(bar(page)).toBeHidden();
});

test('Escape does not end the way back, whose address is there already', async ({ page }) => {
  await follow(page, 'Installation');
  await expect(page).toHaveURL(addresses.installation);
  const title = await page.title();
  const gate = await holdBack(page, addresses.overview);
  await page.evaluate(() => history.back());
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  gate.open();
  await expect(page).toHaveURL(addresses.overview);
  await expect(page).not.toHaveTitle(title);
  await expect(bar(page)).toBeHidden();
});

test('an anchor of the page shows no bar', async ({ page }) => {
  await page.goto(addresses.signals);
  await page.evaluate(() => {
    const element = document.querySelector('[role="progressbar"]');
    if (!element) throw new Error('There is no progress bar.');
    new MutationObserver(() => {
      document.body.dataset['barShown'] = '';
    }).observe(element, { attributeFilter: ['hidden'] });
  });
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/#/);
  await expect(page.locator('body')).not.toHaveAttribute('data-bar-shown');
});
