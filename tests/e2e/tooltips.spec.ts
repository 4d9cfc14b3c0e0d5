import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { docsSidebar, heading, phoneOpener } from './support/shell.ts';

const tooltip = (page: Page) => page.getByRole('tooltip');

/** Rows of the sidebar with labels of at least, or of fewer than, 27 characters. */
async function rows(page: Page): Promise<{ long: Locator; short: Locator; label: string }> {
  const links = docsSidebar(page).locator('[data-current] .row-link');
  // The drawer of a phone gets its slides when it opens.
  await expect(links).not.toHaveCount(0);
  const labels = await links.evaluateAll((elements) =>
    elements.map((row) => row.querySelector('span')?.firstChild?.textContent?.trim() ?? ''),
  );
  const index = labels.findIndex((label) => label.length >= 27);
  const other = labels.findIndex((label) => label.length < 27);
  expect(index).toBeGreaterThanOrEqual(0);
  return { long: links.nth(index), short: links.nth(other), label: labels[index] ?? '' };
}

/** A page whose slide has labels of both kinds. */
const address = '/essentials/signals';

test.describe('a mouse on a long label', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto(address);
    await page.clock.resume();
  });

  test('shows it as a whole at its right, 40 to 200 px wide', async ({ page }) => {
    const { long, label } = await rows(page);
    await long.hover();
    await expect(tooltip(page)).toHaveText(label);
    const box = await tooltip(page).boundingBox();
    const row = await long.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(40);
    expect(box?.width).toBeLessThanOrEqual(200);
    expect(box?.x).toBeGreaterThanOrEqual((row?.x ?? 0) + (row?.width ?? 0));
    const middle = (part: typeof box) => (part?.y ?? 0) + (part?.height ?? 0) / 2;
    expect(Math.abs(middle(box) - middle(row))).toBeLessThan(2);
  });

  const endings: Record<string, (page: Page) => Promise<void>> = {
    'moving away': (page) => heading(page).hover(),
    Escape: (page) => page.keyboard.press('Escape'),
    'the wheel': (page) => page.mouse.wheel(0, 10),
    'a navigation': (page) => docsSidebar(page).getByRole('link').first().press('Enter'),
  };
  for (const [name, end] of Object.entries(endings)) {
    test(`${name} closes it`, async ({ page }) => {
      const { long } = await rows(page);
      await long.hover();
      await expect(tooltip(page)).toBeVisible();
      await end(page);
      await expect(tooltip(page)).toBeHidden();
    });
  }

  test('may move onto it and rest there', async ({ page }) => {
    const { long } = await rows(page);
    await long.hover();
    await tooltip(page).hover();
    await page.clock.runFor('01:00');
    await expect(tooltip(page)).toBeVisible();
  });

  test('sees it go when it comes to a short one', async ({ page }) => {
    const { long, short } = await rows(page);
    await long.hover();
    await expect(tooltip(page)).toBeVisible();
    await short.hover();
    await expect(tooltip(page)).toBeHidden();
  });
});

test('it comes after a delay', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto(address);
  const { long, short } = await rows(page);
  // The first touch loads what shows it.
  await long.hover();
  await expect(tooltip(page)).toBeVisible();
  await page.clock.pauseAt(600_000);
  await short.hover();
  await page.clock.runFor(1000);
  await expect(tooltip(page)).toHaveCount(0);
  await long.hover();
  await page.clock.runFor(499);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toBeVisible();
});

test('the focus shows it at once, until it moves on', async ({ page }) => {
  await page.goto(address);
  const { long, label } = await rows(page);
  await docsSidebar(page).hover({ position: { x: 5, y: 5 } });
  await long.evaluate((row) => {
    const before = document.createElement('button');
    row.before(before);
    before.focus();
  });
  await page.keyboard.press('Tab');
  await expect(long).toBeFocused();
  await expect(tooltip(page)).toHaveText(label);
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip(page)).toBeHidden();
});

test.describe('a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('that rests on a long label shows it until it leaves', async ({ page }) => {
    await page.goto(address);
    await phoneOpener(page).tap();
    const { long, label } = await rows(page);
    const touch = (type: string) =>
      long.dispatchEvent(type, { pointerType: 'touch', bubbles: true });
    await touch('pointerover');
    await expect
      .poll(async () => {
        await touch('pointerdown');
        await page.waitForTimeout(600);
        return tooltip(page).allTextContents();
      })
      .toEqual([label]);
    const box = await tooltip(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await touch('pointerup');
    await expect(tooltip(page)).toBeHidden();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no violations in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    await (await rows(page)).long.hover();
    await expect(tooltip(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
