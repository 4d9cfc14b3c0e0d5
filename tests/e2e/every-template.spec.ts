import { expect, type Page, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import {
  judgeFully,
  judgeInBothThemes,
  setTheme,
  THEMES,
  WIDTHS,
  withoutRules,
} from './support/judge.ts';
import { overhang } from './support/overhang.ts';
import { codeField, expectRunning } from './support/workspace.ts';

// One page of each template as a whole, with each menu open, and with an editor and what runs in it: all rules of accessibility, at each width and in both themes. What single pages
// bring beside that, `every-page.spec.ts` judges.

/** One page of each template, for what is judged as a whole. */
const TEMPLATES = [
  '/',
  '/essentials',
  '/essentials/signals',
  '/api',
  '/cli/build',
  '/tutorials/signals/2-deriving-state-with-computed-signals',
  '/playground',
  '/404',
];

/** A page with each sidebar that the header opens on phones, and one without any. */
const MENU_PAGES = ['/essentials/signals', '/api', '/playground'];

/** Pages with an editor, each with the title of the application that it runs. */
const WORKBENCHES = {
  '/tutorials/signals/2-deriving-state-with-computed-signals': 'Tiles for a mosaic',
  '/playground': 'Hello, world!',
};

/** Whatever opens something: menus, the drawer, groups of the navigation. */
const TRIGGERS =
  'button[aria-haspopup], button[aria-expanded="false"], header summary, nav summary';

/** What axe must find outside of a menu, and can't while an open one makes everything else inert, as it should. */
const OUTSIDE_RULES = ['landmark-one-main', 'page-has-heading-one'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of TEMPLATES) {
  test(`nothing is wrong with the whole of ${route} at any width`, async ({ page }) => {
    test.slow();
    await page.goto(route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await judgeFully(page, 'html', `${width} px`);
    }
  });
}

/** Opens the drawer of the phone layout, where there is one and it is closed: it holds the other menus. */
async function openDrawer(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Toggle mobile navigation' });
  if (!(await toggle.isVisible())) return;
  await toggle.click();
  // Its script is loaded by the click, so it opens after a moment.
  await expect(page.locator('html[data-drawer]')).toBeAttached();
}

/** Numbers whatever opens something on a page that has just been loaded: what is open is no trigger any more by its attributes. */
function numberTriggers(page: Page): Promise<number> {
  return page.locator(TRIGGERS).evaluateAll((elements) => {
    for (const [index, element] of elements.entries())
      element.setAttribute('data-trigger', `${index}`);
    return elements.length;
  });
}

/**
 * Remembers which elements can be seen.
 *
 * @returns a text that is the same where the same can be seen
 */
function rememberVisible(page: Page): Promise<string> {
  return page.evaluate(() => {
    const visible = [...document.querySelectorAll('body *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    (window as unknown as { seen: WeakSet<Element> }).seen = new WeakSet(visible);
    return visible.map(({ localName }) => localName).join(' ');
  });
}

/** Marks a trigger and what can be seen since `rememberVisible` and could not before, for axe. */
async function markOpened(page: Page, index: number): Promise<void> {
  await page.evaluate((number) => {
    const { seen } = window as unknown as { seen: WeakSet<Element> };
    const isNew = (element: Element | null) =>
      element !== null &&
      !seen.has(element) &&
      element.checkVisibility({ visibilityProperty: true });
    for (const element of document.querySelectorAll('[data-opened]'))
      element.removeAttribute('data-opened');
    for (const element of document.querySelectorAll('body *'))
      if (isNew(element) && !isNew(element.parentElement)) element.setAttribute('data-opened', '');
    document.querySelector(`[data-trigger="${number}"]`)?.setAttribute('data-opened', '');
  }, index);
}

/**
 * Opens one of the menus. Its island wakes with the click, so the menu follows after a moment; a group of the navigation may open another page instead.
 *
 * @returns the menu's name; undefined where this layout does not show it
 */
async function open(page: Page, index: number): Promise<string | undefined> {
  const trigger = page.locator(`[data-trigger="${index}"]`);
  expect(await trigger.count(), `trigger ${index} is still there`).toBe(1);
  if (!(await trigger.isVisible())) await openDrawer(page);
  if (!(await trigger.isVisible())) return undefined;
  const name = await trigger.evaluate(
    (element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
  );
  await rememberVisible(page);
  const handle = await trigger.elementHandle();
  await trigger.click();
  await page.waitForFunction((element) => {
    if (!element?.isConnected || element.closest('details')?.open) return true;
    const trigger = element as Element;
    // What it opens may be loaded only now: until then a trigger that says so refers to nothing.
    const opened = trigger.getAttribute('aria-controls');
    const isThere = opened === null || document.getElementById(opened) !== null;
    return trigger.getAttribute('aria-expanded') === 'true' && isThere;
  }, handle);
  await markOpened(page, index);
  return name;
}

/** Leaves what is open: menus with Escape, which must close them, and anything else by the button that has opened it. */
async function leave(page: Page, index: number): Promise<void> {
  const trigger = page.locator(`[data-trigger="${index}"]`);
  if ((await trigger.count()) === 0) return;
  const isMenu = (await trigger.getAttribute('aria-haspopup')) !== null;
  await page.keyboard.press('Escape');
  if (isMenu) await expect(trigger).not.toHaveAttribute('aria-expanded', 'true');
  else if (await trigger.evaluate((element) => element.closest('details')?.open === true))
    await trigger.click();
}

for (const route of MENU_PAGES) {
  for (const width of WIDTHS) {
    test(`no violations on ${route} with each menu open at ${width} px`, async ({ page }) => {
      // The page is loaded again where leaving what is open does not bring back what could be seen before.
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      const load = async () => {
        await page.goto(route);
        const count = await numberTriggers(page);
        return { count, start: await rememberVisible(page) };
      };
      let { count, start } = await load();
      const isAsLoaded = async () =>
        new URL(page.url()).pathname === route && (await rememberVisible(page)) === start;
      const opened: string[] = [];
      for (let index = 0; index < count; index++) {
        // A drawer that was opened to look for the trigger before is one of the things that change what can be seen.
        if (!(await isAsLoaded())) ({ count, start } = await load());
        const name = await open(page, index);
        if (name === undefined) continue;
        // The first menu shows what an open one does to the page around it; of the others, the menu itself is what is new.
        const place = opened.length === 0 ? undefined : '[data-opened]';
        opened.push(name);
        await judgeInBothThemes(page, withoutRules(OUTSIDE_RULES), place, `"${name}"`);
        await leave(page, index);
      }
      expect(opened, 'menus that could be opened').not.toEqual([]);
    });
  }
}

/** Shows a part of a workspace that has no room for all of them. */
async function showPart(page: Page, name: string): Promise<void> {
  const choice = page.locator('.part-choice', { hasText: name });
  if (await choice.isVisible()) await choice.click();
}

for (const [route, title] of Object.entries(WORKBENCHES)) {
  for (const width of [390, 1280]) {
    test(`no violations on ${route} with its editor and what runs at ${width} px`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await expect(codeField(page)).toBeAttached({ timeout: 30_000 });
      await showPart(page, 'Code');
      await expect(codeField(page)).toBeVisible();
      for (const theme of THEMES) {
        await setTheme(page, theme);
        expect.soft(await violations(page), `${theme}, code`).toEqual([]);
      }
      expect(await overhang(page)).toBe(0);
      await showPart(page, 'Preview');
      await expectRunning(page, title);
      for (const theme of THEMES) {
        await setTheme(page, theme);
        expect.soft(await violations(page), `${theme}, preview`).toEqual([]);
      }
      expect(await overhang(page)).toBe(0);
    });
  }
}
