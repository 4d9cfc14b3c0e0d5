import { expect, test } from '@playwright/test';

const ivory = 'rgb(255, 255, 240)';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('an attribute without a value takes the default', async ({ page }) => {
  const [plain, ruled] = await page.getByText('The quick brown fox').all();
  await expect(plain).toHaveCSS('background-color', ivory);
  await expect(plain).toHaveCSS('background-image', 'none');
  await expect(ruled).toHaveCSS('background-color', ivory);
  await expect(ruled).toHaveCSS(
    'background-image',
    /repeating-linear-gradient/,
  );
});

test('bound values change the sheet', async ({ page }) => {
  const sheet = page.getByText('jumps over the lazy dog');
  await expect(sheet).toHaveCSS('background-color', 'rgb(240, 255, 255)');
  await expect(sheet).toHaveCSS('background-image', 'none');

  await page.getByRole('radio', { name: 'Ivory' }).check();
  await expect(sheet).toHaveCSS('background-color', ivory);
  await page.getByRole('checkbox', { name: 'Lines' }).check();
  await expect(sheet).toHaveCSS(
    'background-image',
    /repeating-linear-gradient/,
  );
});
