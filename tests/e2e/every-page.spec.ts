import { expect, type Page, test } from '@playwright/test';
import { coverOf } from '../../scripts/site/index.ts';
import { type Place, violations, wholeDocumentRules } from '../support/axe.ts';
import { JudgedKinds, removeRepeated } from '../support/kinds-in-page.ts';
import { built, publishedPages } from './support/built-site.ts';
import { overhang } from './support/overhang.ts';
import { watchProblems } from './support/problems.ts';
import { codeField, expectRunning } from './support/workspace.ts';

// The pages of the built site, at each layout, in both themes: no violation of accessibility rules, nothing wider than the window, no error in the
// console. The lists are read from the build, so that a new page is checked without anybody adding it here. `npm run check:axe` judges every page as a whole.
//
// What is judged how often:
// - `main`: elements of one kind (`Kinds` in scripts/site) are alike in everything that a rule looks at, so what a rule says of one of them it says of all. Each kind
//   that occurs in the whole build, generated pages included, is judged on one page at least, on the first element that has it, in the surroundings that it has there: all rules at
//   the widths of a desktop, in both themes, and of a phone. A new kind of element brings its page into the list; of each page on it, only elements are judged whose kind was not
//   judged on a page before (`JudgedKinds`).
// - What surrounds `main` repeats itself too. Each distinct shell of the whole build (`shellOf` in scripts/site) is opened at each width, and each kind of element that was not judged
//   on a shell before is judged: all rules, and those of color at the widest, where most of it shows, in both themes.
// - Rules that compare elements (`COMPARING_RULES`) see all elements of a page around those that are judged.
// - Rules about the document as a whole (`wholeDocumentRules` in tests/support/axe.ts: landmarks, the order of headings, ids that labels refer to, title and language)
//   relate `main` to its shell. They see the whole of each page that is judged for its kinds, and the first page of each shell at all widths. Ids, headings, titles and frames
//   of all pages are judged without a browser, by `check:links`.
// - Several pages are judged in one tab. The workers of editors never answer there: the tests with an editor and what runs judge what they bring.
// - One page of each template is judged as a whole, with all rules, at each width and in both themes.
// - Menus are the same on pages with the same kind of sidebar, so they are opened on a page with each kind, and on one with none, at each width.
// - What is too wide and what the console says is asked for each written page, and for a part of the generated ones, at each width.

const everyPage = process.env['AXE_EVERY_PAGE'] === '1';

/** Sections whose pages are made from data. */
const GENERATED = ['/api/', '/cli/', '/errors/', '/extended-diagnostics/'];

/** Which generated pages are checked: those with the least and the most on them, and each one in so many between them. */
const STEP = 30;

/** A generated page of each kind, among them those with the most members. */
const TYPES_OF_PAGES = [
  '/api/common/CurrencyPipe',
  '/api/common/NgForOf',
  '/api/common/http/HttpClient',
  '/api/core/@if',
  '/api/core/ChangeDetectionStrategy',
  '/api/core/Component',
  '/api/core/LOCALE_ID',
  '/api/core/Provider',
  '/api/core/ng-template',
  '/api/core/signal',
  '/api/core/viewChild',
  '/api/forms/FormControl',
  '/cli/build',
  '/cli/cache',
  '/errors/NG0203',
  '/errors/NG0205',
  '/extended-diagnostics/NG8101',
];

function sampled(section: string): string[] {
  const bySize = publishedPages
    .filter(({ route }) => route.startsWith(section))
    .map(({ route, file }) => ({ route, size: built.size(file) }))
    .sort((a, b) => a.size - b.size || (a.route < b.route ? -1 : 1));
  const last = bySize.length - 1;
  return bySize
    .filter((_, index) => index % STEP === 0 || index === last)
    .map(({ route }) => route);
}

const isGenerated = (route: string) => GENERATED.some((section) => route.startsWith(section));

const allRoutes = publishedPages.map(({ route }) => route);

/** Elements that loading a page and axe is worth: a page with few of them takes half as long as one with so many more. */
const COST_OF_PAGE = 1500;

/** Pages on which elements of every kind are. */
function routesToJudge(): string[] {
  if (everyPage) return allRoutes;
  return coverOf(
    publishedPages.map(({ route, kinds, elements }) => ({
      route,
      kinds,
      cost: COST_OF_PAGE + elements,
    })),
  );
}

/** Pages that are opened to see whether they fit and what the console says. */
function routesToOpen(): string[] {
  if (everyPage) return allRoutes;
  const written = allRoutes.filter((route) => !isGenerated(route));
  return [...new Set([...written, ...TYPES_OF_PAGES, ...GENERATED.flatMap(sampled)])].sort();
}

/** How many pages are opened one after the other in one tab: a tab of its own for each would take longer than the page. */
const OPENED_TOGETHER = 16;

/** How many are judged in one tab. */
const JUDGED_TOGETHER = 6;

function groupsOf(routes: readonly string[], size: number): string[][] {
  const starts = routes.keys().filter((index) => index % size === 0);
  return [...starts].map((start) => routes.slice(start, start + size));
}

/** What the title of a test says of its pages. */
const namesOf = (routes: readonly string[]) =>
  routes.length === 1 ? routes[0] : `${routes.length} pages from ${routes[0]} to ${routes.at(-1)}`;

/** A width of each layout: phone, tablet, desktop. */
const PHONE = 390;
const DESKTOP = 1280;
const WIDTHS = [PHONE, 800, DESKTOP];

const THEMES = ['light', 'dark'] as const;

/** The rules whose result depends on colours: the slowest by far, and the only ones that differ between themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules that see more than one element of `main`: they measure the space between boxes, or compare a whole text with a name. */
const COMPARING_RULES = [
  'label-content-name-mismatch',
  'scrollable-region-focusable',
  'target-size',
];

/** The height of links in code is that of a line, between lines with links in it: WCAG 2.5.8 leaves out such targets, and axe can't know. */
const LINES_OF_CODE = '.ec-line';

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

const withoutRules = (rules: string[]) => ({
  rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
});

async function setTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.classList.remove('dark-mode', 'light-mode');
    document.documentElement.classList.add(`${name}-mode`);
  }, theme);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Everything that is judged in one part of a page at one width: all rules, and in both themes those of colour. */
async function judgeFully(page: Page, place: Place, name: string): Promise<void> {
  expect.soft(await violations(page, withoutRules(COLOUR_RULES), place), name).toEqual([]);
  await judgeColours(page, place, name);
}

/** Everything that some rules find in one part of a page, in one theme, and what those of colour find in the other. */
async function judgeInBothThemes(
  page: Page,
  options: ReturnType<typeof withoutRules>,
  place: Place | undefined,
  name: string,
): Promise<void> {
  const [first, second] = THEMES;
  await setTheme(page, first);
  expect.soft(await violations(page, options, place), `${name}, ${first}`).toEqual([]);
  await setTheme(page, second);
  const inOther = await violations(page, { runOnly: COLOUR_RULES }, place);
  expect.soft(inOther, `${name}, ${second}`).toEqual([]);
}

/** What relates parts of a page to each other. */
async function judgeDocument(page: Page, name: string): Promise<void> {
  expect
    .soft(await violations(page, { runOnly: wholeDocumentRules }), `${name}, document`)
    .toEqual([]);
}

/** What the rules say that compare elements of `main`. */
async function judgeCompared(page: Page, place: Place | undefined, name: string): Promise<void> {
  if (!place) return;
  const found = await violations(page, { runOnly: COMPARING_RULES }, place);
  expect.soft(found, `${name}, compared`).toEqual([]);
}

async function judgeColours(page: Page, place: Place, name: string): Promise<void> {
  for (const theme of THEMES) {
    await setTheme(page, theme);
    expect
      .soft(await violations(page, { runOnly: COLOUR_RULES }, place), `${name}, ${theme}`)
      .toEqual([]);
  }
}

/** Gives pages workers that never answer: editors wait for them, and compile nothing while what is around them is judged. */
async function holdWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class SilentWorker extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    }
    Object.assign(globalThis, { Worker: SilentWorker });
  });
}

/** Judges pages one after the other in one tab. What is wrong with one, or stops its judgement, names it and does not spare the next. */
async function judgeEach(
  page: Page,
  routes: readonly string[],
  kinds: JudgedKinds,
  judge: (page: Page, route: string) => Promise<void>,
): Promise<void> {
  const info = test.info();
  // Pages of large classes have thousands of elements, each checked many times.
  test.setTimeout(60_000 * (2 + routes.length));
  await holdWorkers(page);
  for (const route of routes) {
    const before = info.errors.length;
    const stopped = await judge(page, route).catch((error: unknown) => String(error));
    expect.soft(stopped, `${route} is judged to the end`).toBeUndefined();
    // A run that judges every page remembers nothing.
    kinds.finish(!everyPage && info.errors.length === before);
  }
}

const kindsOfMain = new JudgedKinds('main');

async function judgeMain(page: Page, route: string): Promise<void> {
  const resize = (width: number) => page.setViewportSize({ width, height: 900 });
  const at = (width: number) => `${route}, ${width} px`;
  await resize(DESKTOP);
  await page.goto(route);
  await judgeDocument(page, at(DESKTOP));
  await judgeCompared(page, await kindsOfMain.mark(page, DESKTOP, LINES_OF_CODE), at(DESKTOP));
  await resize(PHONE);
  await judgeCompared(page, await kindsOfMain.mark(page, PHONE, LINES_OF_CODE), at(PHONE));
  await removeRepeated(page, 'main');
  const options = withoutRules([...wholeDocumentRules, ...COMPARING_RULES]);
  const onPhone = await kindsOfMain.mark(page, PHONE);
  if (onPhone) expect.soft(await violations(page, options, onPhone), at(PHONE)).toEqual([]);
  await resize(DESKTOP);
  const onDesktop = await kindsOfMain.mark(page, DESKTOP);
  if (onDesktop) await judgeInBothThemes(page, options, onDesktop, at(DESKTOP));
}

for (const routes of groupsOf(routesToJudge(), JUDGED_TOGETHER)) {
  test(`nothing is wrong with the main part of ${namesOf(routes)}`, async ({ page }) => {
    await judgeEach(page, routes, kindsOfMain, judgeMain);
  });
}

for (const routes of groupsOf(routesToOpen(), OPENED_TOGETHER)) {
  test(`${namesOf(routes)} fit into each width and say nothing in the console`, async ({
    page,
  }) => {
    test.slow();
    const problems = watchProblems(page);
    for (const route of routes) {
      await page.goto(route);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await overhang(page), `${route} is too wide for ${width} px`).toBe(0);
      }
      expect.soft(problems.splice(0), `${route}, console`).toEqual([]);
    }
  });
}

/** The first page with each shell that the build has. */
const shells = new Map(publishedPages.toReversed().map(({ shell, route }) => [shell, route]));

const kindsAroundMain = new JudgedKinds('body', 'main');

async function judgeShell(page: Page, route: string): Promise<void> {
  await page.goto(route);
  for (const width of WIDTHS) {
    const name = `${route}, ${width} px`;
    await page.setViewportSize({ width, height: 900 });
    await judgeDocument(page, name);
    const place = await kindsAroundMain.mark(page, width);
    if (!place) continue;
    expect.soft(await violations(page, withoutRules(COLOUR_RULES), place), name).toEqual([]);
    if (width === WIDTHS.at(-1)) await judgeColours(page, place, name);
  }
}

for (const routes of groupsOf([...shells.values()].sort(), JUDGED_TOGETHER)) {
  test(`nothing is wrong with what surrounds ${namesOf(routes)} at any width`, async ({ page }) => {
    await judgeEach(page, routes, kindsAroundMain, judgeShell);
  });
}

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
