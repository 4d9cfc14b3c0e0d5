import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('a switch has the label and the state of its parts', async ({ page }) => {
  const band = page.getByRole('button', { name: 'Band' });
  await expect(band).toHaveAttribute('aria-pressed', 'false');

  await band.click();
  await expect(band).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status')).toContainText('The band plays');
});

test('a component has them through the switch', async ({ page }) => {
  const spot = page.getByRole('button', { name: 'Spot light' });
  await expect(spot).toHaveAttribute('aria-pressed', 'true');
  await expect(spot).toHaveText('◉');

  await spot.click();
  await expect(spot).toHaveText('○');
  await expect(page.getByRole('status')).toContainText('spot light is off');
});
