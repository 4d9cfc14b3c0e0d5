import { expect, test } from '@playwright/test';

test('the products enter one after another', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Products' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const delays = await page
    .locator('li')
    .evaluateAll((items) =>
      items.map((item) => item.style.getPropertyValue('--index')),
    );
  expect(delays).toEqual(['0', '1', '2']);
  await expect(page.locator('.entering')).toHaveCount(0);
  await expect(page.getByText('Lamp')).toBeVisible();
});

test('the panel opens and closes', async ({ page }) => {
  await page.goto('/');
  const panel = page.locator('#products');
  const height = () => panel.evaluate((element) => element.clientHeight);
  expect(await height()).toBe(0);
  await page.getByRole('button', { name: 'Products' }).click();
  await expect.poll(height).toBeGreaterThan(40);
  await page.getByRole('button', { name: 'Products' }).click();
  await expect.poll(height).toBe(0);
});

test('the message comes after the animation', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('status')).toHaveText('This coupon has expired.');
  const running = await page.evaluate(() => document.getAnimations().length);
  expect(running).toBe(0);
});
