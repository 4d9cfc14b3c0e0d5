import { expect, test } from '@playwright/test';

test('each row shows its status and its place', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('listitem')).toHaveText([
    /14:02 R 21.*Oak Valley.*platform 3.*on time.*1 of 3/s,
    /14:10 IC 5.*platform 1.*12 min late.*2 of 3/s,
    /R 23.*to be announced.*cancelled: signal failure.*3 of 3/s,
  ]);
  await expect(page.getByRole('status')).toHaveText('Next: R 21 to Oak Valley');
});

test('the blocks follow the search', async ({ page }) => {
  await page.goto('/');
  const status = page.getByRole('status');
  const town = page.getByLabel('To');
  const show = page.getByRole('button', { name: 'Show' });

  await town.fill('port');
  await show.click();
  await expect(status).toHaveText('Next: IC 5 to Port Maris');
  await expect(page.getByRole('listitem')).toHaveCount(1);

  await town.fill('Atlantis');
  await show.click();
  await expect(status).toHaveText('No train goes to “Atlantis” today');
  await expect(page.getByRole('listitem')).toHaveText(
    'Try the name of another town.',
  );

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await expect(town).toBeFocused();
});

test('reordering moves the elements instead of making new ones', async ({
  page,
}) => {
  await page.goto('/');
  const rows = page.getByRole('listitem');
  await rows.first().evaluate((row) => row.setAttribute('data-mark', 'yes'));

  await page.getByRole('button', { name: 'Reverse the order' }).click();
  await expect(rows.last()).toHaveAttribute('data-mark', 'yes');
  await expect(rows.first()).toHaveClass(/next/);
  await expect(rows.last()).toContainText('3 of 3');
});
