import { expect, test } from '@playwright/test';

test('a lamp obeys its zone and the zones around it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Ceiling lamp')).toHaveText(
    /Ceiling lamp: 100 %, white \(Shop\)/,
  );
  await expect(page.getByText('Shelf lamp')).toHaveText(
    /Shelf lamp: 40 %, blue \(Shelf in Window in Shop\)/,
  );

  await page.getByLabel('Shop level').fill('50');
  await expect(page.getByText('Ceiling lamp')).toContainText('50 %');
  await expect(page.getByText('Shelf lamp')).toContainText('20 %');

  await page.getByLabel('Shelf level').fill('0');
  await expect(page.getByText('Shelf lamp')).toContainText('0 %');
  await expect(page.getByText('Ceiling lamp')).toContainText('50 %');
});

test('view providers reach the own lamp, not the projected one', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('Showcase lamp')).toContainText('80 %, amber');
  await expect(page.getByText('Guest lamp')).toContainText('80 %, white');
});
