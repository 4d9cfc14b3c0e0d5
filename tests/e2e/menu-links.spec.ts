import { expect, test } from '@playwright/test';
import { site } from '../../src/site.config.ts';
import { addresses } from './support/addresses.ts';
import { stubOtherHosts } from './support/network.ts';
import { menuTrigger, openMenu } from './support/shell.ts';

test.beforeEach(async ({ page }) => {
  await stubOtherHosts(page);
  await page.goto(addresses.overview);
});

test('the version menu lists every version, newest first', async ({ page }) => {
  await menuTrigger(page, 'version').click();
  const links = openMenu(page, 'version').getByRole('menuitem');
  const majors = [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 2];
  await expect(links).toHaveText(['next', ...majors.map((major) => `v${major}`)]);
  for (const [index, { url }] of site.versions.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', url);
    await expect(links.nth(index)).not.toHaveAttribute('target');
  }
});

test('the version trigger and the menu say which version this is', async ({ page }) => {
  const trigger = menuTrigger(page, 'version');
  await expect(trigger).toHaveText(`v${site.major}`);
  await expect(trigger).toHaveAccessibleName(new RegExp(`v${site.major}$`));
  await trigger.click();
  await expect(openMenu(page, 'version').locator('[aria-current]')).toHaveText(`v${site.major}`);
});

test('a version opens in the same tab', async ({ page, context }) => {
  await menuTrigger(page, 'version').click();
  await openMenu(page, 'version').getByRole('menuitem', { name: 'v19' }).click();
  await expect(page).toHaveURL(/^https:\/\/v19\./);
  expect(context.pages()).toHaveLength(1);
});

test('Enter follows the chosen version', async ({ page }) => {
  await menuTrigger(page, 'version').focus();
  await page.keyboard.press('ArrowDown');
  await expect(openMenu(page, 'version').getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^https:\/\/next\./);
});

test('the social menu lists the presences in order, each for a new tab', async ({ page }) => {
  await menuTrigger(page, 'social').click();
  const links = openMenu(page, 'social').getByRole('menuitem');
  await expect(links).toHaveCount(6);
  const order = ['YouTube', 'X', 'Bluesky', 'Blog', 'GitHub', 'Discord'];
  for (const [index, name] of order.entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAccessibleName(name);
    await expect(link).toHaveAttribute('title', name);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener.*noreferrer/);
    await expect(link).toHaveAttribute('href', /^https:/);
  }
});

test('a social link opens a tab of its own and leaves the page', async ({ page, context }) => {
  await menuTrigger(page, 'social').click();
  const opened = context.waitForEvent('page');
  await openMenu(page, 'social').getByRole('menuitem', { name: 'GitHub' }).click();
  await expect(await opened).toHaveURL(/^https:\/\/github\.com\//);
  await expect(page).toHaveURL(addresses.overview);
});

test('the version menu scrolls where the window is low', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await menuTrigger(page, 'version').click();
  const menu = openMenu(page, 'version');
  const last = menu.getByRole('menuitem').last();
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const box = await menu.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(0.9 * 420);
});
