import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('admitting a group takes places of that room', async ({ page }) => {
  const clocks = page.getByRole('article').filter({ hasText: 'Clocks' });
  await expect(clocks).toContainText('12 of 30 places free');
  await expect(clocks).toHaveClass(/open/);
  await expect(clocks).toHaveClass(/crowded/);

  await page.getByRole('button', { name: 'One person more' }).click();
  await clocks.getByRole('button', { name: 'Admit the group' }).click();

  await expect(clocks).toContainText('9 of 30 places free');
  await expect(clocks.locator('.bar')).toHaveAttribute('style', /width: 70%/);
  await expect(
    page.getByText('The group is in Clocks and automata, floor 0.'),
  ).toBeVisible();
});

test('a room that is too small refuses the group', async ({ page }) => {
  const maps = page.getByRole('article').filter({ hasText: 'Maps' });
  await expect(maps).toContainText('1 of 12 places free');
  await expect(maps.getByRole('button')).toBeDisabled();

  await page.getByRole('button', { name: 'One person less' }).click();
  await expect(maps.getByRole('button')).toBeEnabled();
  await expect(maps.getByRole('button')).toHaveAccessibleDescription(
    '1 of 12 places free',
  );
  await expect(
    page.getByRole('button', { name: 'One person less' }),
  ).toBeDisabled();
});

test('the search narrows the list and Escape clears it', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Find a room' });
  const rooms = page.getByRole('heading', { level: 3 });

  await search.fill('glass');
  await expect(rooms).toHaveText(['Roman glass']);
  await expect(page.getByText('Under restoration until autumn')).toBeVisible();

  await search.fill('dinosaur');
  await expect(rooms).toHaveCount(0);
  await expect(page.getByText('No room is called “dinosaur”.')).toBeVisible();

  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(rooms).toHaveCount(4);
  await expect(page.getByText('Closed today')).toBeVisible();
});
