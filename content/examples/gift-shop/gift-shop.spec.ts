import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the table lists every gift and compares it with the budget', async ({
  page,
}) => {
  const rows = page.getByRole('table', { name: 'Gifts' }).getByRole('row');
  await expect(rows).toHaveText([
    /Gift.*Kind.*Price.*Budget/,
    /Cookbook.*Book.*21\.00.*Too small/,
    /Kite.*Toy.*14\.50.*Enough/,
    /World atlas.*Book.*29\.50.*Too small/,
    /Puzzle.*Toy.*9\.50.*Enough/,
  ]);
  await expect(page.getByRole('status')).toHaveText(
    'Your budget is enough for 2 of 4 gifts.',
  );
});

test('the budget decides which gifts are affordable', async ({ page }) => {
  const budget = page.getByRole('slider', { name: 'Your budget' });
  const status = page.getByRole('status');
  await expect(budget).toHaveValue('20');

  await budget.fill('30');
  await expect(page.getByText('30 euros')).toBeVisible();
  await expect(status).toHaveText('Your budget is enough for 3 of 4 gifts.');
  await expect(page.getByRole('row', { name: /Cookbook/ })).toContainText(
    'Enough',
  );

  await budget.fill('15');
  await expect(status).toHaveText('Your budget is enough for 1 of 4 gifts.');

  await budget.fill('10');
  await expect(status).toHaveText('No gift costs so little.');
});
