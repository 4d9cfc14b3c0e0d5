import { expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { expectSameWindow, markWindow } from './support/marker.ts';
import { holdScript } from './support/network.ts';
import { docsSidebar, heading, type MenuName, menuTrigger, openMenu } from './support/shell.ts';

const names: MenuName[] = ['version', 'social', 'theme'];

const items = (page: Page, name: MenuName) => openMenu(page, name).getByRole('menuitem');

/** Opens a menu with the keyboard and waits until its first item has the focus. */
async function openWithKey(page: Page, name: MenuName, key: string): Promise<void> {
  await menuTrigger(page, name).focus();
  await page.keyboard.press(key);
  await expect(openMenu(page, name)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.goto(addresses.installation);
});

for (const name of names) {
  test.describe(`${name} menu`, () => {
    test('opens by click, and takes the focus', async ({ page }) => {
      const trigger = menuTrigger(page, name);
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await trigger.click();
      await expect(openMenu(page, name)).toBeVisible();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expect
        .poll(() => openMenu(page, name).evaluate((menu) => menu.contains(document.activeElement)))
        .toBe(true);
    });

    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      test(`opens with ${key}, on its first item`, async ({ page }) => {
        await openWithKey(page, name, key);
        await expect(items(page, name).first()).toBeFocused();
      });
    }

    test('opens with ArrowUp, on its last item', async ({ page }) => {
      await openWithKey(page, name, 'ArrowUp');
      await expect(items(page, name).last()).toBeFocused();
    });

    test('arrow keys wrap through the items', async ({ page }) => {
      await openWithKey(page, name, 'ArrowDown');
      await expect(items(page, name).first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(items(page, name).nth(1)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(items(page, name).last()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(items(page, name).first()).toBeFocused();
    });

    test('Escape closes it and returns the focus to the trigger', async ({ page }) => {
      await openWithKey(page, name, 'Enter');
      await expect(items(page, name).first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(openMenu(page, name)).toBeHidden();
      await expect(menuTrigger(page, name)).toBeFocused();
      await expect(menuTrigger(page, name)).toHaveAttribute('aria-expanded', 'false');
    });

    test('Tab closes it', async ({ page }) => {
      await openWithKey(page, name, 'Enter');
      await expect(items(page, name).first()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(openMenu(page, name)).toBeHidden();
    });

    test('a press outside closes it', async ({ page }) => {
      await menuTrigger(page, name).click();
      await expect(openMenu(page, name)).toBeVisible();
      await heading(page).click();
      await expect(openMenu(page, name)).toBeHidden();
    });

    test('its trigger closes it again', async ({ page }) => {
      await menuTrigger(page, name).click();
      await expect(openMenu(page, name)).toBeVisible();
      await menuTrigger(page, name).click();
      await expect(openMenu(page, name)).toBeHidden();
    });

    test('works after a navigation', async ({ page }) => {
      await markWindow(page);
      await docsSidebar(page).getByRole('link', { name: 'What is Angular?' }).click();
      await expect(page).toHaveURL(addresses.overview);
      await menuTrigger(page, name).click();
      await expect(openMenu(page, name)).toBeVisible();
      await expectSameWindow(page);
    });
  });
}

test('opening one menu closes the other', async ({ page }) => {
  for (const name of [...names, ...names]) {
    await menuTrigger(page, name).click();
    await expect(openMenu(page, name)).toBeVisible();
    await expect(page.getByRole('menu')).toHaveCount(1);
  }
});

test('a navigation closes the open menu', async ({ page }) => {
  await docsSidebar(page).getByRole('link', { name: 'What is Angular?' }).click();
  await expect(page).toHaveURL(addresses.overview);
  await menuTrigger(page, 'social').click();
  await expect(openMenu(page, 'social')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(addresses.installation);
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('the version button does not follow the link of the mark above it', async ({ page }) => {
  await markWindow(page);
  await menuTrigger(page, 'version').click();
  await expect(openMenu(page, 'version')).toBeVisible();
  await expect(page).toHaveURL(addresses.installation);
  await expectSameWindow(page);
});

test('menus open at the right of the rail', async ({ page }) => {
  for (const name of names) {
    await menuTrigger(page, name).click();
    const menu = await openMenu(page, name).boundingBox();
    const trigger = await menuTrigger(page, name).boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual((trigger?.x ?? 0) + (trigger?.width ?? 0));
  }
});

for (const viewport of [
  { width: 800, height: 600 },
  { width: 1280, height: 800 },
]) {
  test(`menus lie within a window of ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const name of names) {
      await menuTrigger(page, name).click();
      await expect(openMenu(page, name)).toBeInViewport({ ratio: 1 });
    }
  });
}

test('a menu closes where a narrower window hides its trigger', async ({ page }) => {
  await menuTrigger(page, 'theme').click();
  await expect(openMenu(page, 'theme')).toBeVisible();
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(openMenu(page, 'theme')).toBeHidden();
});

test('impatient clicks on a menu that loads open it once, and show that it is pending', async ({
  page,
}) => {
  await page.reload();
  const script = await holdScript(page, 'index');
  await menuTrigger(page, 'theme').click();
  await expect(page.getByRole('progressbar', { name: 'Page load progress' })).toBeVisible();
  await menuTrigger(page, 'theme').click();
  script.open();
  await expect(openMenu(page, 'theme')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
});
