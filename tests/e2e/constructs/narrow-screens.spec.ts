import { expect, type Locator, type Page, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';

// Drawings and tables on a phone: they keep what can be read, and scroll where they are too wide.

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

const wide: Record<string, (page: Page) => Locator> = {
  'a drawing that is too wide': (page) => page.getByRole('group', { name: 'Diagram' }),
  'a table of three columns': (page) =>
    page.getByRole('group', { name: /^Table:/ }).filter({ has: page.locator('th:nth-child(3)') }),
};
for (const [name, find] of Object.entries(wide)) {
  test(`${name} scrolls by keyboard, and the page does not`, async ({ page }) => {
    await page.goto(addresses.components);
    const region = find(page).first();
    await region.focus();
    await expect(region).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
}
