import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('a new product starts with its first color', async ({ page }) => {
  const status = page.getByRole('status');
  await expect(status).toHaveText('1 × T-shirt, white, S, for Ann');

  await page.getByRole('radio', { name: 'black' }).check();
  await expect(status).toContainText('T-shirt, black');

  await page.getByRole('radio', { name: 'Hoodie' }).check();
  await expect(status).toContainText('Hoodie, gray');
  await expect(page.getByRole('radio', { name: 'gray' })).toBeChecked();
});

test('a size stays where the new product has it', async ({ page }) => {
  const status = page.getByRole('status');
  await page.getByRole('radio', { name: 'L', exact: true }).check();
  await page.getByRole('radio', { name: 'Hoodie' }).check();
  await expect(status).toContainText('Hoodie, gray, L');

  await page.getByRole('radio', { name: 'XL' }).check();
  await page.getByRole('radio', { name: 'Cap' }).check();
  await expect(status).toContainText('Cap, red, one size');
});

test('another product starts with one piece', async ({ page }) => {
  const status = page.getByRole('status');
  const more = page.getByRole('button', { name: 'One more' });
  await more.click();
  await more.click();
  await expect(status).toContainText('3 × T-shirt');

  await page.getByRole('radio', { name: 'Cap' }).check();
  await expect(page.getByText('In stock: 12')).toBeVisible();
  await expect(status).toContainText('1 × Cap');
});

test('the quantity stays while there is enough', async ({ page }) => {
  const status = page.getByRole('status');
  const more = page.getByRole('button', { name: 'One more' });
  for (const quantity of [2, 3, 4, 5]) {
    await more.click();
    await expect(status).toContainText(`${quantity} × T-shirt`);
  }

  const sale = page.getByRole('button', { name: 'Another customer buys two' });
  await sale.click();
  await expect(page.getByText('In stock: 6')).toBeVisible();
  await expect(status).toContainText('5 × T-shirt');

  await sale.click();
  await expect(status).toContainText('4 × T-shirt');
  await expect(more).toBeDisabled();
});

test('a product that is sold out leaves nothing to order', async ({ page }) => {
  await page.getByRole('radio', { name: 'Hoodie' }).check();
  const sale = page.getByRole('button', { name: 'Another customer buys two' });
  await sale.click();
  await sale.click();

  await expect(page.getByRole('status')).toContainText('0 × Hoodie');
  await expect(sale).toBeDisabled();
});

test('the name is a draft until it is saved', async ({ page }) => {
  const status = page.getByRole('status');
  const name = page.getByRole('textbox', { name: 'Name on the gift card' });
  const save = page.getByRole('button', { name: 'Save the name' });
  await expect(save).toBeDisabled();

  await name.fill('Anna');
  await expect(save).toBeEnabled();
  await expect(status).toContainText('for Ann');
  await page.getByRole('button', { name: 'Revert' }).click();
  await expect(name).toHaveValue('Ann');

  await name.fill('Ben');
  await save.click();
  await expect(status).toContainText('for Ben');
  await expect(name).toHaveValue('Ben');
  await expect(save).toBeDisabled();
});
