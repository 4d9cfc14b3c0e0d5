import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { homeLink, mainNavigation, menuTrigger } from './support/shell.ts';

const sections = [
  { label: 'Docs', page: '/overview' },
  { label: 'Tutorials', page: '/tutorials' },
  { label: 'Playground', page: '/playground' },
  { label: 'Reference', page: '/api' },
];

test('the sections stand in their order', async ({ page }) => {
  await page.goto(addresses.home);
  await expect(mainNavigation(page).getByRole('listitem')).toHaveText(
    sections.map(({ label }) => label),
  );
});

for (const { label, page: target } of sections) {
  test(`${label} leads to ${target}`, async ({ page }) => {
    await page.goto(addresses.home);
    await mainNavigation(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(target);
    await expect(mainNavigation(page).locator('[aria-current]')).toHaveText(label);
  });
}

test('pages of the docs mark Docs, and home marks its own link', async ({ page }) => {
  const current = mainNavigation(page).locator('[aria-current]');
  for (const address of [addresses.overview, addresses.essentials, addresses.signals]) {
    await page.goto(address);
    await expect(current).toHaveText('Docs');
  }
  await page.goto(addresses.home);
  await expect(current).toHaveCount(1);
  await expect(homeLink(page)).toHaveAttribute('aria-current', 'page');
});

test('the mark follows a navigation', async ({ page }) => {
  await page.goto(addresses.overview);
  const current = mainNavigation(page).locator('[aria-current]');
  await expect(current).toHaveText('Docs');
  await homeLink(page).click();
  await expect(page).toHaveURL(addresses.home);
  await expect(homeLink(page)).toHaveAttribute('aria-current', 'page');
  await expect(current).toHaveCount(1);
});

test('Tab goes through it in reading order', async ({ page }) => {
  await page.goto(addresses.overview);
  await page.keyboard.press('Tab');
  const stops = [
    homeLink(page),
    menuTrigger(page, 'version'),
    mainNavigation(page).getByRole('button', { name: /^Search/ }),
    mainNavigation(page).getByRole('link', { name: 'Docs' }),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
});

test('the active section is drawn in another colour', async ({ page }) => {
  await page.goto(addresses.overview);
  const link = mainNavigation(page).getByRole('link', { name: 'Docs' });
  const colour = () => link.evaluate((element) => getComputedStyle(element).color);
  const active = await colour();
  await page.goto(addresses.home);
  expect(await colour()).not.toBe(active);
});
