import { expect, test } from '@playwright/test';

test('one link sets both outlets', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('complementary', { name: 'Box' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Act 1');
  await expect(box).toContainText('Nothing is open here');

  await page.getByRole('link', { name: 'Act 2 with its cast' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Act 2');
  await expect(box.getByRole('heading')).toHaveText('Cast');
  await expect(page).toHaveURL(/#\/acts\/2\(box:cast\)$/);
});

test('outlets navigate on their own', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('complementary', { name: 'Box' });
  await page.getByRole('link', { name: 'Seats' }).click();
  await expect(box.getByRole('heading')).toHaveText('Seats');

  await page.getByRole('link', { name: 'Act 2', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Act 2');
  await expect(box.getByRole('heading')).toHaveText('Seats');

  await box.getByRole('link', { name: 'Close' }).click();
  await expect(box).toContainText('Nothing is open here');
  await expect(page).toHaveURL(/#\/acts\/2$/);
});
