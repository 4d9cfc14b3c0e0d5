import { expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { heading, type MenuName, menuTrigger, openMenu } from './support/shell.ts';

/** A name that stays in React's minified code. */
const react = 'react.element|react.transitional.element|__reactContainer';

/** Texts of the scripts that a page has loaded. */
function watchScripts(page: Page): Promise<string>[] {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    // What is still loading when the test ends has no text any more.
    texts.push(response.text().catch(() => ''));
  });
  return texts;
}

async function hasReact(scripts: Promise<string>[]): Promise<boolean> {
  return (await Promise.all(scripts)).some((text) => new RegExp(react).test(text));
}

const templates = [addresses.home, addresses.overview, addresses.signals, '/404'];

for (const address of templates) {
  test(`${address} loads no React before the reader acts`, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(scripts.length).toBeGreaterThan(0);
    expect(await hasReact(scripts)).toBe(false);
    await heading(page).hover();
    await page.mouse.wheel(0, 300);
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    expect(await hasReact(scripts)).toBe(false);
  });
}

const touches: Record<string, (page: Page) => Promise<void>> = {
  'the pointer': (page) => menuTrigger(page, 'theme').hover(),
  'the focus': (page) => menuTrigger(page, 'theme').focus(),
};

for (const [name, touch] of Object.entries(touches)) {
  test(`${name} on a menu's trigger loads React, once`, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto(addresses.overview);
    await touch(page);
    await expect.poll(() => hasReact(scripts)).toBe(true);
    await page.waitForLoadState('networkidle');
    const loaded = scripts.length;
    await menuTrigger(page, 'theme').click();
    await expect(openMenu(page, 'theme')).toBeVisible();
    expect(scripts).toHaveLength(loaded);
  });
}

for (const name of ['version', 'social', 'theme'] satisfies MenuName[]) {
  test(`a click on the ${name} trigger is not lost while React loads`, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.goto(addresses.overview, { waitUntil: 'networkidle' });
    await page.route('**/_astro/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await menuTrigger(page, name).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    release();
    await expect(openMenu(page, name)).toBeVisible();
  });
}
