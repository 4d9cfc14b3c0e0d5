import { expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { docsSidebar } from './support/shell.ts';
import { lastTransition, watchTransitions } from './support/view-transition.ts';

declare global {
  interface Window {
    /** How long each fade of the content took, in seconds. */
    fades: number[];
  }
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  const still = reducedMotion === 'reduce';

  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`anchors are ${still ? 'jumped' : 'scrolled'} to`, async ({ page }) => {
      await page.goto(addresses.signals);
      // Only what is pressed in the page scrolls smoothly.
      await page.keyboard.press('Tab');
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', still ? 'auto' : 'smooth');
    });

    test(`pages change ${still ? 'at once' : 'with a transition'}`, async ({ page }) => {
      await watchTransitions(page);
      await page.goto(addresses.overview);
      await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
      await expect(page).toHaveURL(addresses.installation);
      const animations = await lastTransition(page);
      if (still) expect(animations).toBe(0);
      else expect(animations).toBeGreaterThan(0);
    });

    test(`without view transitions pages change ${still ? 'at once' : 'by a fade'}`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined });
        window.fades = [];
        addEventListener('animationend', ({ target, elapsedTime }) => {
          if ((target as Element).matches('main')) window.fades.push(elapsedTime);
        });
      });
      await page.goto(addresses.overview);
      const fades = () => page.evaluate(() => window.fades);
      expect(await fades()).toEqual([]);
      await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
      await expect(page).toHaveURL(addresses.installation);
      // The router announces the page once the fade has begun, and takes its mark away once that has ended.
      await expect(page.locator('[aria-live="assertive"]')).toHaveText(await page.title());
      await expect(page.locator('html')).not.toHaveAttribute('data-astro-transition-fallback');
      expect(await fades()).toEqual(still ? [] : [0.5]);
    });

    test(`slides ${still ? 'change at once' : 'move'}`, async ({ page }) => {
      await page.goto(addresses.signals);
      await docsSidebar(page).hover();
      await expect.poll(() => longest(page, '.slides')).toBe(still ? 0 : 0.5);
    });

    test(`the drawer ${still ? 'is there at once' : 'moves'}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(addresses.signals);
      for (const part of ['.rail', '.sidebar']) {
        const duration = await longest(page, part);
        if (still) expect(duration).toBe(0);
        else expect(duration).toBeGreaterThan(0);
      }
    });
  });
}

/** The longest transition of an element, in seconds. */
function longest(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluate((element) =>
      Math.max(...getComputedStyle(element).transitionDuration.split(',').map(Number.parseFloat)),
    );
}

test('with reduced motion nothing on a page runs for ever', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of [addresses.home, addresses.overview, addresses.missing]) {
    await page.goto(address);
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(endless).toEqual([]);
  }
});

test('with reduced motion the progress bar stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(addresses.overview);
  const name = await page
    .getByRole('progressbar', { includeHidden: true })
    .evaluate((bar) => getComputedStyle(bar, '::after').animationName);
  expect(name).toBe('none');
});
