import { expect, type Page, test } from '@playwright/test';
import { overhang } from './support/overhang.ts';

const performanceCards = ['/guide/signals', '/guide/routing/rendering-strategies'];
const learnMoreCards = ['/tutorials/learn-angular', '/essentials', '/overview', '/ai'];

/** Number of columns of the grid that an element is. */
function columns(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
}

/** Iterations and duration of the animations that run in the picture of the hero. */
function heroAnimations(page: Page): Promise<{ duration: unknown; iterations: unknown }[]> {
  return page.locator('.hero-mark').evaluate((hero) =>
    hero.getAnimations({ subtree: true }).map((animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      return { duration, iterations: String(iterations) };
    }),
  );
}

test.describe('home page', () => {
  test('has one main heading, and no level is skipped', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const levels = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  test('opens the announcement in a new tab', async ({ page }) => {
    await page.goto('/');
    const link = page.locator('.announcement a');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
  });

  test('links its cards to pages that exist, and only to those', async ({ page, request }) => {
    await page.goto('/');
    const cards = page.locator('article.card');
    const paths = await cards.evaluateAll((all) => all.map((card) => card.dataset.path ?? ''));
    expect(paths).toEqual([...performanceCards, ...learnMoreCards]);
    for (const path of paths) {
      const links = page.locator(`article.card[data-path="${path}"] a`);
      const { status } = await request
        .get(path)
        .then((response) => ({ status: response.status() }));
      await expect(links, path).toHaveCount(status === 200 ? 1 : 0);
      if (status === 200) await expect(links).toHaveAttribute('href', path);
    }
  });

  test('follows a card that is pressed anywhere', async ({ page }) => {
    await page.goto('/');
    await page.locator('article.card[data-path="/overview"]').click({ position: { x: 8, y: 8 } });
    await expect(page).toHaveURL('/overview');
  });

  test('turns the light of the mark in cycles of 6.5 seconds', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    expect(await heroAnimations(page)).toEqual([{ duration: 6500, iterations: 'Infinity' }]);
  });

  test('stands still under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.locator('.hero-mark svg')).toBeVisible();
    expect(await heroAnimations(page)).toEqual([]);
  });

  test('arranges its grids by width', async ({ page }) => {
    await page.goto('/');
    for (const [width, features, cards] of [
      [1280, 4, 2],
      [776, 4, 2],
      [775, 2, 1],
      [701, 2, 1],
      [700, 1, 1],
      [360, 1, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await columns(page, '.features'), `features at ${width}`).toBe(features);
      expect(await columns(page, '.performance-cards'), `cards at ${width}`).toBe(cards);
      expect(await columns(page, '.ways'), `ways at ${width}`).toBe(cards);
      expect(await overhang(page), `sideways scrolling at ${width}`).toBe(0);
    }
  });

  test('draws the component tree on wide screens only', async ({ page }) => {
    await page.goto('/');
    await page.setViewportSize({ width: 1201, height: 800 });
    await expect(page.locator('.performance-picture')).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.locator('.performance-picture')).toBeHidden();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`home page ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('jumps from the call to action to the last section', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('#learn-more')).not.toBeInViewport();
      await page.locator('.hero-text a').click();
      await expect(page).toHaveURL('/#learn-more');
      await expect(page.locator('h2#learn-more')).toBeInViewport();
      await expect(page.locator('.ways article.card')).toHaveCount(learnMoreCards.length);
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('the theme colour is that of the page, and the icons have those of the mark', async ({
      page,
      request,
    }) => {
      await page.goto('/');
      const theme = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`);
      const icon = await (await request.get(`/press/mark-${colorScheme}.svg`)).text();
      const [sides, sector] = [...icon.matchAll(/fill="(#\w+)"/g)].map(([, color]) => color);
      // A canvas gives the sRGB bytes of any colour that a style sheet can name.
      const painted = await page.evaluate(() => {
        const context = document.createElement('canvas').getContext('2d', {
          willReadFrequently: true,
        });
        const hex = (selector: string, property: string): string => {
          const element = document.querySelector(selector);
          if (!context || !element) return 'missing';
          context.fillStyle = getComputedStyle(element).getPropertyValue(property);
          context.fillRect(0, 0, 1, 1);
          const bytes = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
          return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
        };
        return [
          hex('html', 'background-color'),
          hex('.mark-sides', 'fill'),
          hex('.mark-sector', 'fill'),
        ];
      });
      expect(painted).toEqual([await theme.getAttribute('content'), sides, sector]);
    });
  });
}
