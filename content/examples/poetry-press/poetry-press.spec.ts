import { expect, test } from '@playwright/test';

test('white space collapses by default, and between elements vanishes', async ({
  page,
}) => {
  await page.goto('/');
  const quote = page.locator('app-collapsed blockquote');
  expect(await quote.textContent()).toBe(
    ' The ferry leaves at dawn. Nobodywavesnobody',
  );
});

test('preserved white space is that of the source', async ({ page }) => {
  await page.goto('/');
  const text = await page.locator('app-preserved blockquote').textContent();
  expect(text).toContain('ferry     leaves\n          at dawn.');
  expect(text).toContain('Nobody waves\n      no\n      body');
});

test('single places keep their white space', async ({ page }) => {
  await page.goto('/');
  const textOf = (id: string) => page.locator(`#${id}`).textContent();
  expect(await textOf('joined')).toBe('Setby hand');
  expect(await textOf('spaced')).toBe('Set by hand');
  expect(await textOf('kept')).toMatch(/Set\s+by hand/);
  expect(await textOf('poem')).toBe('Nobody waves,\n  nobody   leaves.');
});

test('the button shows what the style sheet does with it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'white-space: pre-wrap' }).click();
  await expect(page.locator('app-preserved')).toHaveClass('visible');
  await expect(page.locator('app-preserved')).toHaveCSS(
    'white-space-collapse',
    'preserve',
  );
});
