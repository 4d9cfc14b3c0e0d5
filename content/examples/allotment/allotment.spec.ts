import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('attributes of the page reach the component', async ({ page }) => {
  const plan = page.locator('watering-plan');
  await expect(plan.getByRole('heading')).toHaveText('Plot 14');
  await expect(plan).toContainText('9 cans of water after 3 dry days');
  await expect(plan).toContainText('The tap at the gate is repaired.');
});

test('a property changes the plan, an event reports', async ({ page }) => {
  await page.getByRole('button', { name: 'Another dry day' }).click();
  await expect(page.locator('watering-plan')).toContainText(
    '12 cans of water after 4 dry days',
  );
  await page.getByRole('button', { name: 'Watered' }).click();
  await expect(page.getByRole('status')).toHaveText('12 cans of water given.');
});

test('a moved element keeps its state', async ({ page }) => {
  await page.getByRole('button', { name: 'Another dry day' }).click();
  await page.getByRole('button', { name: 'Move the plan' }).click();
  await expect(page.locator('main > :last-child')).toContainText('12 cans');
});

test('elements that scripts create work the same', async ({ page }) => {
  await page.getByRole('button', { name: 'Add plot 15' }).click();
  const second = page.locator('watering-plan').last();
  await expect(second).toContainText('6 cans of water after 3 dry days');
  await second.getByRole('button', { name: 'Watered' }).click();
  await expect(page.getByRole('status')).toHaveText('6 cans of water given.');
});

test('an element that comes back too late has no component', {
  annotation: { type: 'console-error', description: 'NG0953' },
}, async ({ page }) => {
  const plan = page.locator('watering-plan');
  const headings = plan.getByRole('heading');
  await expect(headings).toHaveText(['Plot 14']);

  const failure = page.waitForEvent('pageerror');
  await plan.evaluate(async (element) => {
    element.remove();
    // The element's own timer, of 10 ms, was set before this one.
    await new Promise((resolve) => setTimeout(resolve, 20));
    document.body.append(element);
  });
  expect((await failure).message).toContain('NG0953');
  await expect(headings).toHaveText(['Plot 14']);

  // Only the second return brings a component, around what is left.
  await plan.evaluate((element) => document.body.append(element));
  await expect(headings).toHaveText(['Your plot', 'Plot 14']);
});
