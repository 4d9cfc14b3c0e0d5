import { expect, type Page, test } from '@playwright/test';
import { dist, root } from '../../scripts/lib/paths.mjs';
import { coverOf, type PageFacts } from '../../scripts/site/index.ts';
import { previewsIn } from '../../src/examples/index.ts';
import { filesBelow, hashFiles, hashText } from '../../src/files/index.ts';
import { type Place, violations, wholeDocumentRules } from '../support/axe.ts';
import { JudgedKinds, removeRepeated } from '../support/kinds-in-page.ts';
import { built, publishedPages } from './support/built-site.ts';
import {
  COLOUR_RULES,
  DESKTOP,
  judgeColours,
  judgeInBothThemes,
  PHONE,
  WIDTHS,
  withoutRules,
} from './support/judge.ts';
import { overhang } from './support/overhang.ts';
import { hasPassed, notePassed } from './support/passed-pages.ts';
import { watchProblems } from './support/problems.ts';

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
// - What is too wide and what the console says is asked for each written page, and for a part of the generated ones, at each width.
// - What has passed in an earlier run, with the same styles and scripts, is left out (`PassedPages` in scripts/verdicts): kinds, shells, and pages with the same content.
// - One page of each template is judged as a whole, and with its menus open, by `every-template.spec.ts`.

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

/** Whether an earlier run has passed what is judged now. A run that judges every page leaves out nothing. */
const isKept = (key: string): boolean => !everyPage && hasPassed(key);

const kindKey = (kind: string) => `kind ${hashText(kind)}`;
const shellKey = (shell: string) => `shell ${hashText(shell)}`;

/** Keys of the files in folders of the site: many pages have the same ones. */
const folderKeys = new Map<string, string>();

function folderKey(folder: string): string {
  const key = folderKeys.get(folder) ?? hashFiles(root, filesBelow(`${dist}/${folder}`));
  folderKeys.set(folder, key);
  return key;
}

/** What a page shows, with the applications in it, as a key. */
function contentKey({ route, file, hasEditor }: PageFacts): string {
  const inFrames = previewsIn(built.text(file)).map((name) => `examples/${name}`);
  const projects = hasEditor ? ['assets/tutorials', 'assets/playground'] : [];
  const applications = [...inFrames, ...projects].map(folderKey);
  return `content ${hashFiles(root, [`${dist}/${file}`], [route, ...applications])}`;
}

const pageAt = new Map(publishedPages.map((page) => [page.route, page]));
const allRoutes = [...pageAt.keys()];

test('the build has pages to judge', () => {
  expect(allRoutes.length).toBeGreaterThan(1000);
});

/** Elements that loading a page and axe is worth: a page with few of them takes half as long as one with so many more. */
const COST_OF_PAGE = 1500;

/** Pages on which elements of every kind are that is not kept. */
function routesToJudge(): string[] {
  if (everyPage) return allRoutes;
  return coverOf(
    publishedPages.map(({ route, kinds, elements }) => ({
      route,
      kinds: kinds.filter((kind) => !isKept(kindKey(kind))),
      cost: COST_OF_PAGE + elements,
    })),
  );
}

/** Pages that are opened to see whether they fit and what the console says. */
function routesToOpen(): string[] {
  if (everyPage) return allRoutes;
  const written = allRoutes.filter((route) => !isGenerated(route));
  const wanted = new Set([...written, ...TYPES_OF_PAGES, ...GENERATED.flatMap(sampled)]);
  return [...pageAt.values()]
    .filter((page) => wanted.has(page.route) && !isKept(contentKey(page)))
    .map(({ route }) => route)
    .sort();
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

/** The rules that see more than one element of `main`: they measure the space between boxes, or compare a whole text with a name. */
const COMPARING_RULES = [
  'label-content-name-mismatch',
  'scrollable-region-focusable',
  'target-size',
];

/** The height of links in code is that of a line, between lines with links in it: WCAG 2.5.8 leaves out such targets, and axe can't know. */
const LINES_OF_CODE = '.ec-line';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

/** Notes what has passed of a page on which nothing was wrong, if it is so at the first attempt. */
function noteClean(route: string, keysOf: (page: PageFacts) => readonly string[]): void {
  const one = pageAt.get(route);
  if (one && test.info().retry === 0) notePassed(keysOf(one));
}

/** Judges pages one after the other in one tab. What is wrong with one, or stops its judgement, names it and does not spare the next. */
async function judgeEach(
  page: Page,
  routes: readonly string[],
  kinds: JudgedKinds,
  judge: (page: Page, route: string) => Promise<void>,
  keysOf: (page: PageFacts) => readonly string[],
): Promise<void> {
  const info = test.info();
  // Pages of large classes have thousands of elements, each checked many times.
  test.setTimeout(60_000 * (2 + routes.length));
  await holdWorkers(page);
  for (const route of routes) {
    const before = info.errors.length;
    const stopped = await judge(page, route).catch((error: unknown) => String(error));
    expect.soft(stopped, `${route} is judged to the end`).toBeUndefined();
    const isClean = info.errors.length === before;
    // A run that judges every page remembers nothing.
    kinds.finish(!everyPage && isClean);
    if (isClean) noteClean(route, keysOf);
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
    await judgeEach(page, routes, kindsOfMain, judgeMain, (one) => one.kinds.map(kindKey));
  });
}

for (const routes of groupsOf(routesToOpen(), OPENED_TOGETHER)) {
  test(`${namesOf(routes)} fit into each width and say nothing in the console`, async ({
    page,
  }) => {
    test.slow();
    const info = test.info();
    const problems = watchProblems(page);
    for (const route of routes) {
      const before = info.errors.length;
      await page.goto(route);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await overhang(page), `${route} is too wide for ${width} px`).toBe(0);
      }
      expect.soft(problems.splice(0), `${route}, console`).toEqual([]);
      if (info.errors.length === before) noteClean(route, (one) => [contentKey(one)]);
    }
  });
}

/** The first page with each shell that the build has and that is not kept. */
const shells = new Map(
  publishedPages
    .toReversed()
    .filter(({ shell }) => !isKept(shellKey(shell)))
    .map(({ shell, route }) => [shell, route]),
);

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
    await judgeEach(page, routes, kindsAroundMain, judgeShell, (one) => [shellKey(one.shell)]);
  });
}
