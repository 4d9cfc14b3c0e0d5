import { expect, test } from '@playwright/test';

test('a lamp obeys its zone and the zones around it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Chandelier')).toHaveText(
    /Chandelier: 100 %, clear \(House\)/,
  );
  await expect(page.getByText('Moonlight')).toHaveText(
    /Moonlight: 40 %, blue \(Moon in Stage in House\)/,
  );

  await page.getByLabel('House level').fill('50');
  await expect(page.getByText('Chandelier')).toContainText('50 %');
  await expect(page.getByText('Moonlight')).toContainText('20 %');

  await page.getByLabel('Moon level').fill('0');
  await expect(page.getByText('Moonlight')).toContainText('0 %');
  await expect(page.getByText('Chandelier')).toContainText('50 %');
});

test('view providers reach the own lamp, not the projected one', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('Footlight')).toContainText('80 %, amber');
  await expect(page.getByText('Guest lamp')).toContainText('80 %, clear');
});
