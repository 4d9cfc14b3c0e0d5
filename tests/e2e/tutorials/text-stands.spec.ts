import { expect, type Page, test } from '@playwright/test';
import { layoutShift } from '../support/layout-shift.ts';
import { holdScript } from '../support/network.ts';

const step = '/tutorials/signals/2-deriving-state-with-computed-signals';

/** Where the title and the first paragraph stand in the window. */
const placeOfText = (page: Page) =>
  page
    .locator('.tutorial-text :is(h1, .prose > p)')
    .evaluateAll((parts) => parts.slice(0, 2).map((part) => part.getBoundingClientRect().top));

/** More than the parts of the editor's own that find their places; text that moved by a row of buttons would count 0.02. */
const shiftOfEditor = 0.005;

const widths = { phone: 412, tablet: 820, 'small desktop': 1024, desktop: 1280 };

for (const [name, width] of Object.entries(widths)) {
  test(`the text of a step stands still when the editor comes: ${name}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 823 });
    const island = await holdScript(page, 'StepIsland');
    await page.goto(step);
    const before = await placeOfText(page);
    expect(before).toHaveLength(2);
    island.open();
    const arrived = width > 900 ? '[data-step-actions] > button' : '.part-switch';
    await expect(page.locator(arrived).first()).toBeVisible();
    expect(await placeOfText(page)).toEqual(before);
    expect(await layoutShift(page)).toBeLessThan(shiftOfEditor);
  });
}

test('until the editor comes, the buttons of a step can be seen and not be pressed', async ({
  page,
}) => {
  test.slow();
  const island = await holdScript(page, 'StepIsland');
  await page.goto(step);
  const buttons = page.locator('.step-actions button');
  const labels = await buttons.allTextContents();
  expect(labels).toContain('Reveal Answer');
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  island.open();
  await expect(page.getByRole('button', { name: 'Reveal Answer' })).toBeEnabled();
  await expect(buttons.and(page.locator(':visible'))).toHaveText(labels);
});
