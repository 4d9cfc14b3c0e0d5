import { expect, test } from '@playwright/test';

test('each expression shows its result', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('definition')).toHaveText([
    '200 cm, 4 turns of the crank',
    'fine',
    'no boat',
    'Level 2 m, gates closed and open',
    'may pass',
    'red',
    'number, false',
    '0',
  ]);
});

test('the results follow the state', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Water level in meters').fill('1.5');
  await page.getByRole('button', { name: 'Let a boat in' }).click();

  await expect(page.getByText('must wait')).toBeVisible();
  await expect(page.getByText('Mara Bell')).toBeVisible();
  await expect(page.getByRole('definition').last()).toHaveText('1');

  await page.getByRole('button', { name: 'Let the boat out' }).click();
  await expect(page.getByText('no boat')).toBeVisible();
});
