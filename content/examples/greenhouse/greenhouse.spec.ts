import { expect, test } from '@playwright/test';

test('the advice follows the humidity', async ({ page }) => {
  await page.goto('/');
  const humidity = page.getByRole('slider', { name: 'Humidity' });
  await expect(page.getByText('Nothing to do.')).toBeVisible();

  await humidity.fill('40');
  await expect(page.getByText('Mist the leaves.')).toHaveClass(/dry/);
  await expect(page.getByRole('button', { name: 'Vent' })).toBeDisabled();

  await humidity.fill('92');
  await expect(page.getByText('Open the vent.')).toHaveClass(/damp.*urgent/);
});

test('the vent opens', async ({ page }) => {
  await page.goto('/');
  const vent = page.getByRole('button', { name: 'Vent' });
  await vent.click();
  await expect(vent).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('cell', { name: 'open' })).toBeVisible();
});
