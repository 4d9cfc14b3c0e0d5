import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the library draws the curve, and draws it again', async ({ page }) => {
  const curve = page.getByRole('img');
  await expect(curve).toHaveAccessibleName(
    'Curve down to 40 °C after 300 minutes',
  );
  await expect(curve.locator('polyline')).toHaveAttribute(
    'points',
    '0,18 64,18 256,46 320,112',
  );

  await page.getByRole('slider', { name: 'Glass' }).fill('12');
  await expect(curve).toHaveAccessibleName(
    'Curve down to 40 °C after 600 minutes',
  );
  await expect(curve.locator('svg')).toHaveCount(1);
});

test('a curve that comes back is drawn with the present data', async ({
  page,
}) => {
  const box = page.getByRole('checkbox', { name: 'Show the curve' });
  await box.uncheck();
  await expect(page.getByRole('img')).toHaveCount(0);

  await page.getByRole('slider', { name: 'Glass' }).fill('2');
  await box.check();
  await expect(page.getByRole('img')).toHaveAccessibleName(
    'Curve down to 40 °C after 100 minutes',
  );
  await expect(page.locator('polyline')).toHaveAttribute('points', /^0,18/);
});
