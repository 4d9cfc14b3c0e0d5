import { expect, test } from '@playwright/test';

test('kayaks are still out after a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Grebe').check();
  await page.getByLabel('Newt').check();
  await page.getByLabel('Grebe').uncheck();
  await expect(page.getByRole('status')).toHaveText(
    '1 out. Kept in this browser.',
  );

  await page.reload();
  await expect(page.getByLabel('Newt')).toBeChecked();
  await expect(page.getByLabel('Grebe')).not.toBeChecked();
});

test('a browser without storage gets the other store', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
  });
  await page.goto('/');
  await page.getByLabel('Trout').check();
  await expect(page.getByRole('status')).toHaveText(
    '1 out. Kept until you close the page.',
  );
});
