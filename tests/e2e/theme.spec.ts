import { expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { expectSameWindow, markWindow } from './support/marker.ts';
import { watchProblems } from './support/problems.ts';
import { docsSidebar, menuTrigger, openMenu } from './support/shell.ts';
import { refusals, refuseStorage } from './support/storage.ts';

declare global {
  interface Window {
    /** Classes of the root element at the moment the body began. */
    classesBeforePaint?: string;
  }
}

const storageKey = 'themePreference';

const choices = {
  auto: 'Set default system theme',
  dark: 'Set dark theme',
  light: 'Set light theme',
} as const;

type Preference = keyof typeof choices;

async function choose(page: Page, preference: Preference): Promise<void> {
  await menuTrigger(page, 'theme').click();
  await openMenu(page, 'theme').getByRole('menuitem', { name: choices[preference] }).click();
}

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);

/** The document shows one scheme: in its class, and in the colours that the class brings. */
async function expectScheme(page: Page, scheme: 'dark' | 'light'): Promise<void> {
  const root = page.locator('html');
  const other = scheme === 'dark' ? 'light' : 'dark';
  await expect(root).toContainClass(`${scheme}-mode`);
  await expect(root).not.toContainClass(`${other}-mode`);
  await expect(root).toHaveCSS('color-scheme', scheme);
}

const cases = [
  { saved: null, system: 'dark', scheme: 'dark' },
  { saved: null, system: 'light', scheme: 'light' },
  { saved: 'auto', system: 'dark', scheme: 'dark' },
  { saved: 'dark', system: 'light', scheme: 'dark' },
  { saved: 'light', system: 'dark', scheme: 'light' },
  { saved: 'mauve', system: 'light', scheme: 'light' },
] as const;

for (const { saved, system, scheme } of cases) {
  test(`${saved ?? 'nothing'} saved, system ${system}: ${scheme} before first paint`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript(
      ([key, value]) => {
        if (value) localStorage.setItem(key, value);
        // The body does not exist before the head is through, so nothing is painted by then.
        new MutationObserver((_records, observer) => {
          if (!document.body) return;
          window.classesBeforePaint = document.documentElement.className;
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      },
      [storageKey, saved] as const,
    );
    await page.goto(addresses.overview);
    expect(await page.evaluate(() => window.classesBeforePaint)).toBe(`${scheme}-mode`);
    await expectScheme(page, scheme);
  });
}

test('each choice is applied and stored, and closes the menu', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(addresses.overview);
  for (const [preference, scheme] of [
    ['dark', 'dark'],
    ['light', 'light'],
    ['auto', 'light'],
  ] as const) {
    await choose(page, preference);
    await expectScheme(page, scheme);
    await expect.poll(() => stored(page)).toBe(preference);
    await expect(openMenu(page, 'theme')).toBeHidden();
  }
});

test('the menu offers System, Dark and Light, and marks the chosen one', async ({ page }) => {
  await page.goto(addresses.overview);
  await choose(page, 'dark');
  await menuTrigger(page, 'theme').click();
  const items = openMenu(page, 'theme').getByRole('menuitem');
  await expect(items).toHaveText(['System', 'Dark', 'Light']);
  for (const [index, name] of Object.values(choices).entries()) {
    await expect(items.nth(index)).toHaveAccessibleName(name);
  }
  await expect(items.and(page.locator('[aria-current]'))).toHaveText('Dark');
});

test('the trigger draws the choice, not the scheme that results', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(addresses.overview);
  const icons = menuTrigger(page, 'theme').locator('svg');
  const drawn = () => icons.and(page.locator(':visible')).innerHTML();
  await expect(icons.and(page.locator(':visible'))).toHaveCount(1);
  const auto = await drawn();
  await choose(page, 'dark');
  await expect.poll(drawn).not.toBe(auto);
});

test('in auto the document follows the system while it is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(addresses.overview);
  await expectScheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectScheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectScheme(page, 'light');
});

for (const [preference, other] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test(`${preference} stays ${preference} whatever the system does`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: preference });
    await page.goto(addresses.overview);
    await choose(page, preference);
    await expect.poll(() => stored(page)).toBe(preference);
    await page.emulateMedia({ colorScheme: other });
    await page.waitForFunction(
      (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
      other,
    );
    await expectScheme(page, preference);
    await choose(page, 'auto');
    await expectScheme(page, other);
  });
}

test('a second tab takes over the choice', async ({ context, page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(addresses.overview);
  const second = await context.newPage();
  await second.emulateMedia({ colorScheme: 'light' });
  await second.goto(addresses.installation);
  await choose(page, 'dark');
  await expectScheme(second, 'dark');
  await choose(second, 'auto');
  await expectScheme(page, 'light');
});

test('the choice survives navigation and reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(addresses.overview);
  await choose(page, 'dark');
  await markWindow(page);
  await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(addresses.installation);
  await expectScheme(page, 'dark');
  await expectSameWindow(page);
  await page.reload();
  await expectScheme(page, 'dark');
});

for (const refusal of refusals) {
  test(`without storage (${refusal}) the choice lasts until the next load`, async ({ page }) => {
    const problems = watchProblems(page);
    await refuseStorage(page, refusal);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(addresses.overview);
    await expectScheme(page, 'light');
    await choose(page, 'dark');
    await expectScheme(page, 'dark');
    await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
    await expect(page).toHaveURL(addresses.installation);
    await expectScheme(page, 'dark');
    expect(problems).toEqual([]);
  });
}

test('the bars of the browser follow the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(addresses.overview);
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ dataset }) => dataset['scheme']),
    );
  expect(await shown()).toEqual(['light']);
  await choose(page, 'dark');
  await expect.poll(shown).toEqual(['dark']);
  await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(addresses.installation);
  expect(await shown()).toEqual(['dark']);
  await page.reload();
  expect(await shown()).toEqual(['dark']);
});
