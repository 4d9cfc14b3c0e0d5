import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('status')).toHaveText('Asking for ring 1…');
  await page.clock.runFor(700);
});

test('the results stay until the next ones are there', async ({ page }) => {
  const table = page.getByRole('table');
  await expect(page.getByRole('status')).toHaveText('Best in ring: Juno');

  await page.getByRole('radio', { name: '2' }).check();
  await expect(page.getByRole('status')).toHaveText('Asking for ring 2…');
  await expect(table).toHaveAccessibleName('Ring 1');
  await expect(table).toHaveAttribute('aria-busy', 'true');

  await page.clock.runFor(700);
  await expect(table).toHaveAccessibleName('Ring 2');
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('status')).toHaveText('Best in ring: Biscuit');
});

test('they stay when the next ones fail, too', async ({ page }) => {
  await expect(page.getByRole('table')).toHaveAccessibleName('Ring 1');

  await page.getByRole('radio', { name: '3' }).check();
  await expect(page.getByRole('status')).toHaveText('Asking for ring 3…');
  await page.clock.runFor(700);

  await expect(page.getByRole('status')).toHaveText(
    'Ring 3 is not judged yet.',
  );
  await expect(page.getByRole('table')).toHaveAccessibleName('Ring 1');
});
