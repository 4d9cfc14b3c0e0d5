import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the table lists every tide with its passage', async ({ page }) => {
  const rows = page
    .getByRole('table', { name: 'Tides today' })
    .getByRole('row');
  await expect(rows).toHaveText([
    /Time.*Tide.*Depth.*Passage/,
    /04:21.*High water.*3\.4 m.*Safe/,
    /10:34.*Low water.*0\.7 m.*Wait/,
    /16:47.*High water.*3\.1 m.*Safe/,
    /22:58.*Low water.*1\.2 m.*Wait/,
  ]);
  await expect(page.getByRole('status')).toHaveText(
    'You can pass at 2 of 4 tides.',
  );
});

test('the draft decides which tides are safe', async ({ page }) => {
  const draft = page.getByRole('slider', { name: 'Draft of your boat' });
  const status = page.getByRole('status');
  await expect(draft).toHaveValue('1.5');

  await draft.fill('3');
  await expect(page.getByText('3.0 m')).toBeVisible();
  await expect(status).toHaveText('You can pass at 1 of 4 tides.');
  await expect(page.getByRole('row', { name: /16:47/ })).toContainText('Wait');

  await draft.fill('0.8');
  await expect(status).toHaveText('You can pass at 3 of 4 tides.');

  await draft.fill('3.5');
  await expect(status).toHaveText("Stay at the visitors' pontoon today.");
});
