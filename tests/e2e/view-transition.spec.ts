import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { expectSameWindow, markWindow } from './support/marker.ts';
import { docsSidebar } from './support/shell.ts';
import { lastTransition, watchTransitions } from './support/view-transition.ts';

test.beforeEach(async ({ page }) => {
  await watchTransitions(page);
  await page.goto(addresses.overview);
  await markWindow(page);
});

test('another page comes with a transition', async ({ page }) => {
  await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(addresses.installation);
  expect(await lastTransition(page)).toBeGreaterThan(0);
  await expectSameWindow(page);
});

test('the page itself, once more, comes without', async ({ page }) => {
  await docsSidebar(page).getByRole('link', { name: 'What is Angular?' }).click();
  expect(await lastTransition(page)).toBe('skipped');
  await expect(page).toHaveURL(addresses.overview);
  await expectSameWindow(page);
});

test('the same page with another query comes without', async ({ page }) => {
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '?x=1', textContent: 'Query' });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Query' }).click();
  await expect(page).toHaveURL(`${addresses.overview}?x=1`);
  expect(await lastTransition(page)).toBe('skipped');
  await expectSameWindow(page);
});

test('a transition that is overtaken by the next one does no harm', async ({ page }) => {
  const links = docsSidebar(page).getByRole('link');
  await page.evaluate(() => {
    for (const href of ['/installation', '/overview', '/installation']) {
      document.querySelector<HTMLAnchorElement>(`.sidebar a[href="${href}"]`)?.click();
    }
  });
  await expect(page).toHaveURL(addresses.installation);
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText('Installation');
  await expectSameWindow(page);
});
