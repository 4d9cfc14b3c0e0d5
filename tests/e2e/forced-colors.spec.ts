import { expect, type Locator, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { contents, docsSidebar, mainNavigation, menuTrigger, openMenu } from './support/shell.ts';

test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1680, height: 900 } });

/** What can tell an element from its neighbours where the system chooses the colours. */
function marks(locator: Locator): Promise<Record<string, string>> {
  return locator.evaluate((element) => {
    const style = getComputedStyle(element);
    const before = getComputedStyle(element, '::before');
    return {
      color: style.color,
      background: style.backgroundColor,
      border: `${style.borderInlineStartStyle} ${style.borderInlineStartWidth} ${style.borderInlineStartColor}`,
      outline:
        style.outlineStyle === 'none' ? 'none' : `${style.outlineStyle} ${style.outlineColor}`,
      bar: before.content === 'none' ? 'none' : `${before.width} ${before.backgroundColor}`,
    };
  });
}

/** The colour that the system gives a keyword, as computed values write it. */
function systemColour(page: Page, keyword: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement('div');
    probe.style.forcedColorAdjust = 'none';
    probe.style.color = name;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, keyword);
}

test.beforeEach(async ({ page }) => {
  await page.goto(addresses.signals);
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
});

test('the section in the main navigation has a bar that differs from the page', async ({
  page,
}) => {
  const items = mainNavigation(page).getByRole('listitem');
  const active = await marks(items.filter({ hasText: 'Docs' }));
  const other = await marks(items.filter({ hasText: 'Playground' }));
  expect(active['bar']).not.toBe(other['bar']);
  expect(active['bar']).toContain(await systemColour(page, 'Highlight'));
});

test('the current page in the sidebar differs from its neighbours', async ({ page }) => {
  const current = await marks(
    docsSidebar(page).getByRole('link', { name: 'Reactivity with signals' }),
  );
  const other = await marks(
    docsSidebar(page).getByRole('link', { name: 'Composition with components' }),
  );
  expect(current).not.toEqual(other);
});

test('the heading being read differs from its neighbours in the contents', async ({ page }) => {
  const links = contents(page).getByRole('link');
  await expect(links.first()).toHaveAttribute('aria-current', 'location');
  expect(await marks(links.first())).not.toEqual(await marks(links.nth(1)));
});

for (const name of ['version', 'social', 'theme'] as const) {
  test(`the focused item of the ${name} menu differs from its neighbours`, async ({ page }) => {
    await menuTrigger(page, name).focus();
    await page.keyboard.press('ArrowDown');
    const items = openMenu(page, name).getByRole('menuitem');
    await expect(items.first()).toBeFocused();
    expect((await marks(items.first()))['outline']).not.toBe('none');
    expect((await marks(items.nth(1)))['outline']).toBe('none');
  });
}

test('the focus is drawn everywhere', async ({ page }) => {
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const element = document.activeElement;
      return element ? getComputedStyle(element).outlineStyle : 'no element';
    });
    expect(outline, `after ${press + 1} presses of Tab`).not.toBe('none');
  }
});

test('an open menu has an edge', async ({ page }) => {
  await menuTrigger(page, 'theme').click();
  await expect(openMenu(page, 'theme')).toHaveCSS('border-top-style', 'solid');
  await expect(openMenu(page, 'theme')).not.toHaveCSS('border-top-width', '0px');
});
