import { expect, type Locator, type Page, test } from '@playwright/test';
import { newReader } from '../support/returning-reader.ts';
import { addresses } from './support/addresses.ts';
import { overhang } from './support/overhang.ts';
import {
  contents,
  docsSidebar,
  heading,
  mainNavigation,
  menuTrigger,
  phoneOpener,
  rail,
  tabletOpener,
} from './support/shell.ts';

const height = 800;

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not drawn.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

async function expectPhone(page: Page): Promise<void> {
  await expect(phoneOpener(page)).toBeInViewport();
  await expect(mainNavigation(page)).toBeHidden();
  await expect(docsSidebar(page)).toBeHidden();
  await expect(tabletOpener(page)).toBeHidden();
}

async function expectTablet(page: Page): Promise<void> {
  await expect(phoneOpener(page)).toBeHidden();
  await expect(docsSidebar(page)).toBeHidden();
  const bar = await boxOf(rail(page));
  expect(bar).toMatchObject({ x: 0, y: 0 });
  expect(bar.width).toBeGreaterThan(600);
  expect(bar.height).toBeLessThan(100);
  const second = await boxOf(tabletOpener(page));
  expect(second.y).toBeGreaterThanOrEqual(bar.bottom - 1);
  expect((await boxOf(heading(page))).y).toBeGreaterThan(second.bottom);
}

async function expectDesktop(page: Page): Promise<void> {
  await expect(phoneOpener(page)).toBeHidden();
  await expect(tabletOpener(page)).toBeHidden();
  const bar = await boxOf(rail(page));
  expect(bar).toMatchObject({ x: 0, y: 0, width: 110, height });
  const column = await boxOf(docsSidebar(page));
  expect(column).toMatchObject({ x: bar.right, y: 0, width: 260, height });
  expect((await boxOf(heading(page))).x).toBeGreaterThan(column.right);
}

const layouts = [
  { width: 390, check: expectPhone },
  { width: 700, check: expectPhone },
  { width: 701, check: expectTablet },
  { width: 900, check: expectTablet },
  { width: 901, check: expectDesktop },
  { width: 1430, check: expectDesktop },
  { width: 1431, check: expectDesktop },
  { width: 1900, check: expectDesktop },
];

for (const { width, check } of layouts) {
  test(`${width} px: ${check.name.replace('expect', '').toLowerCase()}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(addresses.signals);
    await check(page);
    expect(await overhang(page)).toBe(0);
  });
}

test('the layout follows the width of the window', async ({ page }) => {
  await page.goto(addresses.signals);
  for (const { width, check } of [...layouts, ...layouts.toReversed()]) {
    await page.setViewportSize({ width, height });
    await expect(async () => check(page)).toPass();
  }
});

for (const { width, inFlow } of [
  { width: 390, inFlow: true },
  { width: 800, inFlow: true },
  { width: 1430, inFlow: true },
  { width: 1431, inFlow: false },
  { width: 1900, inFlow: false },
]) {
  test(`${width} px: contents ${inFlow ? 'in the flow' : 'at the right'}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(addresses.signals);
    const list = await boxOf(contents(page));
    const section = await boxOf(page.getByRole('main').getByRole('heading', { level: 2 }).first());
    if (inFlow) {
      expect(list.bottom).toBeLessThan(section.y);
      expect(list.x).toBeLessThan(section.right);
      return;
    }
    expect(list.x).toBeGreaterThanOrEqual(section.right);
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    expect(await boxOf(contents(page))).toEqual(list);
  });
}

test('the second bar belongs to the docs, not to home and error page', async ({ page }) => {
  await page.setViewportSize({ width: 800, height });
  for (const address of [addresses.home, addresses.missing]) {
    await page.goto(address);
    await expect(mainNavigation(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Toggle/ })).toHaveCount(0);
    await expect(docsSidebar(page)).toHaveCount(0);
  }
  await page.goto(addresses.overview);
  await expect(page.getByRole('button', { name: /^Toggle/ })).toHaveText('Docs');
});

for (const address of [addresses.home, addresses.overview, addresses.missing]) {
  for (const width of [320, 390, 800, 1280]) {
    test(`${address} is not wider than ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      await expect(heading(page)).toBeVisible();
      expect(await overhang(page)).toBe(0);
    });
  }
}

for (const [reader, storageState] of [
  ['a reader who returns', undefined],
  ['a first visit, with a banner', newReader],
] as const) {
  test.describe(reader, () => {
    test.use({ viewport: { width: 1280, height: 480 }, ...(storageState && { storageState }) });

    test('in a low window everything of the rail is in view', async ({ page }) => {
      await page.goto(addresses.overview);
      for (const name of ['version', 'social', 'theme'] as const) {
        await expect(menuTrigger(page, name)).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

/** What is pressed, on pages to read. Links within text are not in it: their lines are read. The editor's controls are 36 px high, 44 by touch: its panes need the room. */
const pressed = {
  '/': '.top-banner button, .cookie-popup button, .mini-menu-button',
  '/api': '.row-link, .api-chip, .api-row-link, .slide-back, .api-type, .api-field',
  [addresses.components]:
    '.example-edit, .example-tool, .example-tab, .copy-code, .copy-page, .edit-link, .offline button, a.pill',
  '/api/core/Component': '.item-link, .copy-code',
  '/errors': '.errors-filter input',
  '/update-guide': '.choices label, .choices select, .show, .version-list a',
  '/tutorials': '.go-on, main summary',
  '/tutorials/first-app/10-routing': '.step-answer > summary',
};

for (const [way, least, options] of [
  ['with a mouse', 40, {}],
  ['by touch', 48, { hasTouch: true, isMobile: true }],
] as const) {
  test.describe(way, () => {
    test.use({ ...options, storageState: newReader });

    for (const [path, controls] of Object.entries(pressed)) {
      test(`what is pressed is at least ${least} px high: ${path}`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator(controls).locator('visible=true').first()).toBeVisible();
        const low = await page.locator(controls).evaluateAll(
          (all, height) =>
            all
              // A border belongs to what is pressed; half a pixel is lost where the size of text is rounded.
              .filter(
                (one) => one.checkVisibility() && one.getBoundingClientRect().height + 0.5 < height,
              )
              .map(({ className, textContent }) => `${className} ${textContent}`),
          least,
        );
        expect(low).toEqual([]);
      });
    }
  });
}
