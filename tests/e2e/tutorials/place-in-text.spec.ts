import { expect, test } from '@playwright/test';
import { codeField } from '../support/workspace.ts';

const step = '/tutorials/signals/2-deriving-state-with-computed-signals';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 800, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test.beforeEach(async ({ page }) => {
      test.slow();
      await page.goto(step);
      await codeField(page).waitFor({ state: 'attached' });
    });

    test('the text stays in its place when a control of the bar or of the workbench gets the focus', async ({
      page,
    }) => {
      const controls = page
        .locator('.tutorial-bar, .tutorial-workbench')
        .locator('a, button, input, [role=tab], [role=separator]')
        .filter({ visible: true });
      expect(await controls.count()).toBeGreaterThan(3);
      const moved = await controls.evaluateAll(async (elements) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const places: string[] = [];
        for (const element of elements as HTMLElement[]) {
          scrollTo({ top: 500, behavior: 'instant' });
          element.focus();
          await frame();
          await frame();
          if (scrollY !== 500) places.push(`${element.outerHTML.slice(0, 80)}: ${scrollY}`);
        }
        return places;
      });
      expect(moved).toEqual([]);
    });

    test('a heading that an address leads to stands below the bar', async ({ page }) => {
      await page.evaluate(() => {
        location.hash = '#compute-the-tiles';
      });
      const target = page.getByRole('heading', { name: 'Compute the tiles' });
      await expect(target).toBeInViewport({ ratio: 1 });
      const bar = await page.locator('.tutorial-bar').boundingBox();
      const { y } = (await target.boundingBox()) ?? { y: 0 };
      const end = (bar?.y ?? 0) + (bar?.height ?? 0);
      expect(y).toBeGreaterThanOrEqual(end);
      expect(y).toBeLessThan(end + 60);
    });
  });
}
