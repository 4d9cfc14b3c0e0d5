import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('a dial turns the digit of the page', async ({ page }) => {
  const status = page.getByRole('status');
  await expect(status).toHaveText('0 of 3 digits are right.');
  await page.getByRole('button', { name: 'Install a dial' }).click();

  await page.getByRole('button', { name: 'Dial 1: 1' }).click();
  await expect(page.getByRole('button', { name: 'Dial 1: 2' })).toBeVisible();
  await expect(page.locator('app-dial')).toContainClass('lit');
  await expect(status).toHaveText('1 of 3 digits are right.');

  await page.getByRole('button', { name: 'Turn all to 1' }).click();
  await expect(page.getByRole('button', { name: 'Dial 1: 1' })).toBeVisible();
  await expect(page.locator('app-dial')).not.toContainClass('lit');
  await expect(status).toHaveText('0 of 3 digits are right.');
});

test('three right digits open the vault', async ({ page }) => {
  const install = page.getByRole('button', { name: 'Install a dial' });
  for (const [dial, turns] of [
    [1, 1],
    [2, 3],
    [3, 2],
  ]) {
    await install.click();
    const button = page.getByRole('button', { name: `Dial ${dial}` });
    for (let turn = 0; turn < turns; turn += 1) await button.click();
  }

  await expect(page.getByRole('status')).toHaveText('The vault is open.');
  await expect(install).toBeDisabled();
});
