import { expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { expectSameWindow, markWindow } from './support/marker.ts';
import { holdScript } from './support/network.ts';
import {
  docsSidebar,
  heading,
  homeLink,
  mainNavigation,
  menuTrigger,
  openMenu,
  phoneOpener,
  rail,
  tabletOpener,
} from './support/shell.ts';

const layouts = {
  phone: { viewport: { width: 390, height: 844 }, opener: phoneOpener },
  tablet: { viewport: { width: 800, height: 900 }, opener: tabletOpener },
};

async function expectOpen(page: Page): Promise<void> {
  await expect(docsSidebar(page)).toBeInViewport();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await expect(page.locator('footer')).toHaveJSProperty('inert', true);
}

async function expectClosed(page: Page): Promise<void> {
  await expect(docsSidebar(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  await expect(page.locator('footer')).toHaveJSProperty('inert', false);
}

/** Runs in the page: waits until everything that slides or fades stands. */
const settled = () =>
  Promise.allSettled(document.getAnimations().map((animation) => animation.finished));

for (const [name, { viewport, opener }] of Object.entries(layouts)) {
  test.describe(name, () => {
    test.use({ viewport });

    test.beforeEach(async ({ page }) => {
      await page.goto(addresses.overview);
      await expectClosed(page);
      await opener(page).click();
      await expectOpen(page);
      await markWindow(page);
    });

    test('the focus goes into the drawer', async ({ page }) => {
      const inside = page.locator('.rail :focus, .sidebar :focus');
      await expect(inside).toBeInViewport();
    });

    test('Escape closes it and returns the focus', async ({ page }) => {
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect(opener(page)).toBeFocused();
    });

    test('a press outside closes it, and does nothing else', async ({ page }) => {
      await page.mouse.click(viewport.width - 5, viewport.height / 2);
      await expectClosed(page);
      await expect(page).toHaveURL(addresses.overview);
    });

    test('a press inside, but on nothing, leaves it open', async ({ page }) => {
      await page.evaluate(settled);
      const sidebar = await docsSidebar(page).boundingBox();
      if (!sidebar) throw new Error('The sidebar is not drawn.');
      await page.mouse.click(sidebar.x + sidebar.width - 4, sidebar.y + sidebar.height - 4);
      await expectOpen(page);
      const bar = await rail(page).boundingBox();
      if (!bar) throw new Error('The main navigation is not drawn.');
      await page.mouse.click(bar.x + 3, bar.y + bar.height - 3);
      await expectOpen(page);
    });

    test('a link to a page closes it', async ({ page }) => {
      await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
      await expect(page).toHaveURL(addresses.installation);
      await expectClosed(page);
      await expectSameWindow(page);
    });

    test('the link to the page itself closes it', async ({ page }) => {
      await docsSidebar(page).getByRole('link', { name: 'What is Angular?' }).click();
      await expectClosed(page);
    });

    test('expanding and going back leave it open', async ({ page }) => {
      await docsSidebar(page).getByRole('button', { name: 'Expand Essentials' }).click();
      await expect(page).toHaveURL(addresses.essentials);
      await expectOpen(page);
      await docsSidebar(page).getByRole('button', { name: 'Back from Essentials' }).click();
      await expect(docsSidebar(page).getByRole('link', { name: 'Installation' })).toBeInViewport();
      await expectOpen(page);
    });

    test('Tab stays within, and on the screen', async ({ page }) => {
      const stops = await tabStops(page, 60);
      expect(stops.length).toBeGreaterThan(0);
      expect.soft(stops.filter(({ within }) => !within)).toEqual([]);
      expect.soft(stops.filter(({ onScreen }) => !onScreen)).toEqual([]);
    });

    test('a wider window closes it', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await expect(page.locator('main')).toHaveJSProperty('inert', false);
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
      await heading(page).click();
    });

    test('Escape closes an open menu first', async ({ page }) => {
      await menuTrigger(page, 'theme').click();
      await expect(openMenu(page, 'theme')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(openMenu(page, 'theme')).toBeHidden();
      await expectOpen(page);
      await page.keyboard.press('Escape');
      await expectClosed(page);
    });
  });
}

/** Where Tab leads, one stop per press; the end of the document, where the focus leaves the page, is no stop. */
async function tabStops(page: Page, presses: number) {
  const stops = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return {
        element: element.outerHTML.slice(0, 120),
        within: element.closest('.rail, .sidebar, .site-bar, .second-bar') !== null,
        onScreen: right > 0 && left < innerWidth && bottom > 0 && top < innerHeight,
      };
    });
    if (stop) stops.push(stop);
  }
  return stops;
}

test.describe('phone', () => {
  test.use({ viewport: layouts.phone.viewport });

  test.beforeEach(async ({ page }) => {
    await page.goto(addresses.home);
    await phoneOpener(page).click();
    await expect(mainNavigation(page)).toBeInViewport();
  });

  test('the close button closes it and returns the focus', async ({ page }) => {
    await page.getByRole('button', { name: 'Close navigation' }).click();
    await expect(mainNavigation(page)).toBeHidden();
    await expect(phoneOpener(page)).toBeFocused();
  });

  test('a menu in it can be used without closing it', async ({ page }) => {
    await menuTrigger(page, 'theme').click();
    await openMenu(page, 'theme').getByRole('menuitem', { name: 'Set dark theme' }).click();
    await expect(page.locator('html')).toContainClass('dark-mode');
    await expect(mainNavigation(page)).toBeInViewport();
  });

  test('it brings the sidebar along where there is one', async ({ page }) => {
    await expect(docsSidebar(page)).toHaveCount(0);
    await mainNavigation(page).getByRole('link', { name: 'Docs' }).click();
    await expect(page).toHaveURL(addresses.overview);
    await expect(mainNavigation(page)).toBeHidden();
    await phoneOpener(page).click();
    await expect(docsSidebar(page)).toBeInViewport();
    await expect(mainNavigation(page)).toBeInViewport();
  });

  test('going back to another section closes it', async ({ page }) => {
    await mainNavigation(page).getByRole('link', { name: 'Docs' }).click();
    await expect(page).toHaveURL(addresses.overview);
    await phoneOpener(page).click();
    await expect(homeLink(page)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(addresses.home);
    await expect(mainNavigation(page)).toBeHidden();
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
  });
});

test('the second bar says whether the drawer is open, and closes it too', async ({ page }) => {
  await page.setViewportSize(layouts.tablet.viewport);
  await page.goto(addresses.overview);
  await expect(tabletOpener(page)).toHaveAttribute('aria-expanded', 'false');
  await tabletOpener(page).click();
  await expectOpen(page);
  await expect(tabletOpener(page)).toHaveAttribute('aria-expanded', 'true');
  await tabletOpener(page).click();
  await expectClosed(page);
  await expect(tabletOpener(page)).toHaveAttribute('aria-expanded', 'false');
});

test('turning a phone closes the drawer, and the focus stays on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addresses.overview);
  await phoneOpener(page).click();
  await expectOpen(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await expectClosed(page);
  await expect(page.locator(':focus')).toBeInViewport();
});

test('impatient taps on the opener, while the drawer loads, open it once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const script = await holdScript(page, 'drawer');
  await page.goto(addresses.overview);
  await phoneOpener(page).click();
  await expect(phoneOpener(page)).toHaveAttribute('aria-busy', 'true');
  await phoneOpener(page).click();
  script.open();
  await expectOpen(page);
});
