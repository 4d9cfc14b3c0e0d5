import { expect, type Locator, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';

// Drawings on a phone: they keep a text that can be read, and scroll where they are too wide.

test.use({ viewport: { width: 390, height: 800 } });

/** The size of the smallest text of a drawing, in CSS pixels of the screen. */
const smallestText = (diagram: Locator): Promise<number> =>
  diagram.locator('svg').evaluate((svg: SVGSVGElement) => {
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const sizes = [...svg.querySelectorAll('text')].map((text) =>
      Number.parseFloat(getComputedStyle(text).fontSize),
    );
    return Math.min(...sizes) * scale;
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the text of a drawing has 12 pixels on a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(addresses.components);
    expect(await smallestText(page.locator('.diagram').first())).toBeGreaterThan(11.9);
  });
}

test('a drawing that is too wide scrolls by keyboard, and the page does not', async ({ page }) => {
  await page.goto(addresses.components);
  const diagram = page.getByRole('group', { name: 'Diagram' }).first();
  await diagram.focus();
  await expect(diagram).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => diagram.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBe(clientWidth);
});
