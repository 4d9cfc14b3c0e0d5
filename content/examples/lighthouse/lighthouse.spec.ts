import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the outlet shows the chosen instrument with its inputs', async ({
  page,
}) => {
  const lamp = page.getByRole('group', { name: 'Lantern room' });
  await expect(lamp).toContainText('1040 hours burned');
  await expect(lamp).toHaveClass(/alarm/);

  await page.getByRole('radio', { name: 'Wind' }).check();
  await expect(lamp).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Gallery' })).toContainText(
    '12 knots',
  );
});

test('created gauges follow the bound signal and report', async ({ page }) => {
  await page.getByRole('button', { name: 'Add a wind gauge' }).click();
  await page.getByRole('button', { name: 'Add a wind gauge' }).click();
  const second = page.getByRole('group', { name: 'Mast 2' });
  await expect(second).toContainText('20 knots');

  await page.getByLabel('Wind in knots').fill('40');
  await expect(second).toContainText('40 knots');
  await expect(second).toHaveClass(/alarm/);

  await second.getByRole('button', { name: 'Acknowledge gale' }).click();
  await expect(page.getByRole('listitem').last()).toHaveText(
    'Gale at Mast 2 acknowledged',
  );

  await page.getByRole('button', { name: 'Remove the last' }).click();
  await expect(second).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Mast 1' })).toBeVisible();
});

test('the fog signal is loaded on demand', async ({ page }) => {
  await page.getByRole('button', { name: 'Add a fog signal' }).click();
  const fog = page.getByRole('group', { name: 'Fog signal' });
  await expect(fog).toContainText('silent');
  await fog.getByRole('button', { name: 'Fog' }).click();
  await expect(fog).toContainText('sounding');
});

test('a call is attached to the body and goes when closed', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Call the keeper' }).click();
  const call = page.locator('body > app-keeper-call');
  await expect(call).toContainText('The keeper is on the way.');
  await call.getByRole('button', { name: 'Close' }).click();
  await expect(call).toHaveCount(0);
});

test('created lamps share a signal of the page, and a directive marks them', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Add a lamp' }).click();
  await page.getByRole('button', { name: 'Add a lamp' }).click();
  const first = page.getByRole('button', { name: 'Lamp 1' });
  const second = page.getByRole('button', { name: 'Lamp 2' });
  const marked = page.locator('app-lamp.glowing');
  await expect(second).toHaveText('Lamp 2: off');
  await expect(marked).toHaveCount(0);

  await first.click();
  await expect(second).toHaveText('Lamp 2: on');
  await expect(marked).toHaveCount(2);

  await page.getByRole('button', { name: 'Turn off all lamps' }).click();
  await expect(first).toHaveText('Lamp 1: off');
  await expect(marked).toHaveCount(0);
});
