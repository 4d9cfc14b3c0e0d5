import { expect, type Page, test } from '@playwright/test';

const step = '/tutorials/signals/2-deriving-state-with-computed-signals';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Steps of this tutorial' });
const trigger = (page: Page) => bar(page).getByRole('button', { name: /Learn Angular signals/ });
const menu = (page: Page) => bar(page).getByRole('list');
const filterOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).filter);

test.beforeEach(async ({ page }) => {
  await page.goto(step);
  await expect(menu(page)).toBeHidden();
});

test('the menu of steps opens below its button, and what is behind it is blurred', async ({
  page,
}) => {
  await trigger(page).click();
  await expect(menu(page)).toBeVisible();
  const button = await trigger(page).boundingBox();
  const list = await menu(page).boundingBox();
  expect(list?.x).toBeCloseTo(button?.x ?? 0, 0);
  expect(list?.y).toBeCloseTo((button?.y ?? 0) + (button?.height ?? 0), 0);
  expect(await filterOf(page, '.tutorial-text > .article')).toContain('blur');
  expect(await filterOf(page, '.tutorial-workbench')).toContain('blur');
  await trigger(page).click();
  await expect(menu(page)).toBeHidden();
  expect(await filterOf(page, '.tutorial-text > .article')).toBe('none');
});

for (const place of ['.tutorial-text h1', '.tutorial-workbench'])
  test(`a click on ${place} closes the menu of steps`, async ({ page }) => {
    await trigger(page).click();
    await expect(menu(page)).toBeVisible();
    const box = await page.locator(place).boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 30, (box?.y ?? 0) + 30);
    await expect(menu(page)).toBeHidden();
  });

test('the keyboard opens the menu of steps, goes through it, and closes it', async ({ page }) => {
  await trigger(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(trigger(page)).toBeFocused();
});

test('the menu of steps is closed on the step that it leads to', async ({ page }) => {
  await trigger(page).click();
  await menu(page).getByRole('link').nth(3).click();
  await expect(page).toHaveURL(/\/3-/);
  await expect(menu(page)).toBeHidden();
});
