import { expect, type Page, test } from '@playwright/test';
import { example } from '../../support/constructs.ts';
import { contents } from '../support/shell.ts';

/** An article with a closed example below "See it working", to which its introduction links. */
const route = '/ai/design-patterns';

const fold = (page: Page) => page.locator('details.example-fold');
const summary = (page: Page) => fold(page).locator('summary');
const code = (page: Page) => example(page, 1).locator('pre').first();

test('a closed example opens by its summary, with the mouse and with the keyboard', async ({
  page,
}) => {
  await page.goto(route);
  await expect(summary(page)).toContainText(/^\s*Show the/);
  await expect(code(page)).toBeHidden();
  await summary(page).click();
  await expect(code(page)).toBeVisible();
  await summary(page).click();
  await expect(code(page)).toBeHidden();
  await summary(page).focus();
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(code(page)).toBeHidden();
});

for (const [place, linkIn] of [
  ['the introduction', (page: Page) => page.getByRole('main').locator('p')],
  ['“On this page”', contents],
] as const) {
  test(`the link in ${place} opens the closed example`, async ({ page }) => {
    await page.goto(route);
    const link = linkIn(page).getByRole('link', { name: 'See it working' });
    await expect(code(page)).toBeHidden();
    await link.click();
    await expect(code(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'See it working' })).toBeInViewport();
    // The reader may close it again.
    await summary(page).click();
    await expect(code(page)).toBeHidden();
  });
}

for (const [name, fragment] of [
  ['the heading of its section', '#see-it-working'],
  ['the example', '#example-1'],
] as const) {
  test(`an address that leads to ${name} opens the closed example`, async ({ page }) => {
    await page.goto(route + fragment);
    await expect(fold(page)).toHaveAttribute('open');
    await expect(code(page)).toBeVisible();
  });
}

test('an address that leads to another heading leaves the example closed', async ({ page }) => {
  await page.goto(route);
  const other = contents(page).getByRole('link').first();
  await other.click();
  await expect(page).toHaveURL(/#(?!see-it-working)/);
  await expect(code(page)).toBeHidden();
});

test('paper has all files of a closed example, and no summary', async ({ page }) => {
  await page.goto(route);
  const names = await example(page, 1).locator('.example-panel-title').allTextContents();
  await page.emulateMedia({ media: 'print' });
  await expect(example(page, 1).locator('pre:visible')).toHaveCount(names.length);
  for (const name of names) {
    await expect(example(page, 1).getByText(name, { exact: true }).last()).toBeVisible();
  }
  await expect(summary(page)).toBeHidden();
});
