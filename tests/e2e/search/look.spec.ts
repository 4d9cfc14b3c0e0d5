import { expect, type Page, test } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { addresses } from '../support/addresses.ts';
import { overhang } from '../support/overhang.ts';
import { homeLink } from '../support/shell.ts';
import {
  commonQuery,
  openSearch,
  searchButton,
  searchDialog,
  searchFor,
  storeHistory,
  strangeQuery,
} from './support.ts';

const states: Record<string, (page: Page) => Promise<void>> = {
  empty: openSearch,
  'with results': (page) => searchFor(page, commonQuery),
  'without results': (page) => searchFor(page, strangeQuery),
  'with history': async (page) => {
    await storeHistory(page, [
      { url: '/essentials', label: 'Essentials', subLabel: 'Next steps' },
      { url: '/installation', label: 'Installation', isFavorite: true },
    ]);
    await openSearch(page);
  },
  failed: async (page) => {
    await page.route('**/search/titles.json', (route) => route.abort());
    await page.route('**/pagefind/**', (route) => route.abort());
    await searchFor(page, commonQuery);
  },
};

for (const [state, reach] of Object.entries(states)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the dialog is accessible: ${state}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(addresses.overview);
      await reach(page);
      await expect(searchDialog(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}

for (const [layout, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  tablet: { width: 800, height: 900 },
  desktop: { width: 1280, height: 800 },
})) {
  test.describe(layout, () => {
    test.use({ viewport });

    test('one button shows, and its dialog fits', async ({ page }) => {
      await page.goto(addresses.overview);
      await expect(searchButton(page)).toHaveCount(1);
      await searchButton(page).click();
      await expect(searchDialog(page)).toBeVisible();
      const box = await searchDialog(page).boundingBox();
      // Desktop browsers keep room for a scroll bar.
      const most = Math.min(750, viewport.width * 0.9);
      expect(box?.width).toBeLessThanOrEqual(most);
      expect(box?.width).toBeGreaterThan(most - 20);
      expect(await overhang(page)).toBe(0);
    });

    test('the keys are explained where there is room', async ({ page }) => {
      await page.goto(addresses.overview);
      await openSearch(page);
      await expect(searchDialog(page).getByText('to navigate')).toBeVisible({
        visible: layout !== 'phone',
      });
      await expect(searchDialog(page).getByRole('link', { name: /^Search by/ })).toBeVisible();
    });
  });
}

test.describe('the caps of the button', () => {
  test('show ctrl and K', async ({ page }) => {
    await page.goto(addresses.overview);
    await expect(searchButton(page)).toHaveAccessibleName(/^Search ctrl K/);
  });

  test.describe('on a Mac', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36' });

    test('show the command key, also on later pages', async ({ page }) => {
      await page.goto(addresses.overview);
      await expect(searchButton(page)).toHaveAccessibleName(/^Search ⌘ K/);
      await homeLink(page).click();
      await expect(page).toHaveURL(addresses.home);
      await expect(searchButton(page)).toHaveAccessibleName(/^Search ⌘ K/);
    });
  });
});

test('the list is at most half as high as the window, and scrolls', async ({ page }) => {
  await page.goto(addresses.overview);
  await searchFor(page, commonQuery);
  const list = page.getByRole('listbox', { name: 'Results' });
  const { height } = page.viewportSize() ?? { height: 0 };
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(height / 2 + 1);
});

test('in forced colors the active row has an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(addresses.overview);
  await searchFor(page, commonQuery);
  const active = page.locator('[role="option"][aria-selected="true"]');
  await expect(active).toHaveCSS('outline-style', 'solid');
  await expect(active).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
});

for (const [hand, hasTouch, least] of [
  ['a mouse', false, 40],
  ['a finger', true, 48],
] as const)
  test.describe(`for ${hand}`, () => {
    test.use({ hasTouch, isMobile: hasTouch });

    test(`favorite and remove are ${least} px large`, async ({ page }) => {
      await page.goto(addresses.overview);
      await storeHistory(page, [
        { url: '/essentials', label: 'Essentials' },
        { url: '/installation', label: 'Installation', isFavorite: true },
      ]);
      await openSearch(page);
      const tools = searchDialog(page).getByRole('button', {
        name: /^(Make favorite|Remove item)/,
      });
      await expect(tools).toHaveCount(3);
      for (const tool of await tools.all()) {
        const box = await tool.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(least);
        expect(box?.height).toBeGreaterThanOrEqual(least);
      }
    });
  });
