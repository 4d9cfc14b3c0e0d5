import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
});

test('total and shipping follow the quantities', async ({ page }) => {
  const status = page.getByRole('status');
  await expect(status).toContainText('Total 20 €, shipping 5 €.');

  await page.getByRole('button', { name: 'One Mug more' }).click();
  await expect(status).toContainText('Total 28 €, shipping 5 €.');

  await page.getByRole('button', { name: 'One T-shirt more' }).click();
  await expect(status).toContainText('Total 40 €, shipping 0 €.');

  await page.getByRole('button', { name: 'One Mug less' }).click();
  await expect(status).toContainText('Total 32 €, shipping 5 €.');
});

test('the history has a line for each change of the shipping', async ({
  page,
}) => {
  const more = page.getByRole('button', { name: 'One T-shirt more' });
  const lines = page.getByRole('list', { name: 'History' }).locator('li');
  await expect(lines).toHaveText(['Shipping 5 € at 20 €']);

  await more.click();
  await expect(page.getByRole('status')).toContainText('Total 32 €');
  await expect(lines).toHaveText(['Shipping 5 € at 20 €']);

  await more.click();
  await expect(lines).toHaveText([
    'Shipping 5 € at 20 €',
    'Shipping 0 € at 44 €',
  ]);
});

test('the cart is saved when nothing has changed for a while', async ({
  page,
}) => {
  const status = page.getByRole('status');
  const more = page.getByRole('button', { name: 'One Mug more' });
  await expect(status).toContainText('Not saved yet.');

  await page.clock.runFor(1000);
  await more.click();
  await expect(status).toContainText('Total 28 €');
  await page.clock.runFor(1000);
  await expect(status).toContainText('Not saved yet.');

  await page.clock.runFor(1000);
  await expect(status).toContainText(/\. Saved\./);
});

test('totals are logged from switching on to switching off', async ({
  page,
}) => {
  const more = page.getByRole('button', { name: 'One Mug more' });
  const log = page.getByRole('checkbox', { name: 'Log every total' });
  const lines = page
    .getByRole('list', { name: 'History' })
    .getByText('Total', { exact: false });

  await more.click();
  await expect(page.getByRole('status')).toContainText('Total 28 €');
  await expect(lines).toHaveText([]);

  await log.check();
  await expect(lines).toHaveText(['Total 28 €']);
  await more.click();
  await expect(lines).toHaveText(['Total 28 €', 'Total 36 €']);

  await log.uncheck();
  await more.click();
  await expect(page.getByRole('status')).toContainText('Total 44 €');
  await expect(lines).toHaveText(['Total 28 €', 'Total 36 €']);
});

test('the newest line of the history is in view', async ({ page }) => {
  const list = page.getByRole('list', { name: 'History' });
  await page.getByRole('checkbox', { name: 'Log every total' }).check();
  for (let total = 28; total <= 76; total += 8) {
    await page.getByRole('button', { name: 'One Mug more' }).click();
    await expect(list.getByText(`Total ${total} €`)).toBeInViewport();
  }
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
});
