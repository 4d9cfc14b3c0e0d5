import { expect, type Page, test } from '@playwright/test';
import { dist } from '../../scripts/lib/paths.mjs';
import { readSite } from '../../scripts/site/index.ts';
import { violations } from '../support/axe.ts';
import { overhang } from './support/overhang.ts';
import { watchProblems } from './support/problems.ts';
import { codeField, expectRunning } from './support/workspace.ts';

// The pages of the built site, at each layout, in both themes: no violation of accessibility rules, nothing wider than the window, no error in the
// console. The list is read from the build, so that a new page is checked without anybody adding it here. Every page that somebody wrote is checked; of
// the generated ones, which share their components, one of each kind and a part that is the same in every run. `npm run check:axe` checks them all.

const everyPage = process.env['AXE_EVERY_PAGE'] === '1';

/** Sections whose pages are made from data. */
const GENERATED = ['/api/', '/cli/', '/errors/', '/extended-diagnostics/'];

/** Which generated pages are checked: those with the least and the most on them, and each one in so many between them. */
const STEP = 30;

/** A generated page of each kind, among them those with the most members. */
const KINDS = [
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

const site = readSite(dist, 'https://docs.example');
const pages = site.pages.filter(({ forwards }) => !forwards);

function sampled(section: string): string[] {
  const bySize = pages
    .filter(({ route }) => route.startsWith(section))
    .map(({ route, file }) => ({ route, size: site.text(file).length }))
    .sort((a, b) => a.size - b.size || (a.route < b.route ? -1 : 1));
  const last = bySize.length - 1;
  return bySize
    .filter((_, index) => index % STEP === 0 || index === last)
    .map(({ route }) => route);
}

const isGenerated = (route: string) => GENERATED.some((section) => route.startsWith(section));

function routesToCheck(): string[] {
  const all = pages.map(({ route }) => route);
  if (everyPage) return all;
  const written = all.filter((route) => !isGenerated(route));
  return [...new Set([...written, ...KINDS, ...GENERATED.flatMap(sampled)])].sort();
}

/** A width of each layout: phone, tablet, desktop. */
const WIDTHS = [390, 800, 1280];

const THEMES = ['light', 'dark'] as const;

/** The rules whose result depends on colours: the slowest by far, and the only ones that differ between themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** One page of each template, for the menus. */
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

for (const [index, route] of routesToCheck().entries()) {
  test(`nothing is wrong with ${route} at any width`, async ({ page }) => {
    // Pages of large classes have thousands of elements, each checked many times.
    test.slow();
    const problems = watchProblems(page);
    await page.goto(route);
    for (const [place, width] of WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overhang(page), `too wide for ${width} px`).toBe(0);
      expect.soft(await violations(page, withoutRules(COLOUR_RULES)), `${width} px`).toEqual([]);
      // Colours hardly depend on the width: each page shows them at one of the widths, and each width on a third of the pages.
      if (!everyPage && index % WIDTHS.length !== place) continue;
      for (const theme of THEMES) {
        await setTheme(page, theme);
        expect
          .soft(await violations(page, { runOnly: COLOUR_RULES }), `${width} px, ${theme}`)
          .toEqual([]);
      }
    }
    expect(problems).toEqual([]);
  });
}

/** Opens the drawer of the phone layout, where there is one and it is closed: it holds the other menus. */
async function openDrawer(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Toggle mobile navigation' });
  if (await toggle.isVisible()) await toggle.click();
}

/**
 * Opens one of the menus. Its island wakes with the click, so the menu follows after a moment; a group of the navigation may open another page instead.
 *
 * @returns the menu's name; undefined where this layout does not show it
 */
async function open(page: Page, index: number): Promise<string | undefined> {
  const trigger = page.locator(TRIGGERS).nth(index);
  if (!(await trigger.isVisible())) await openDrawer(page);
  if (!(await trigger.isVisible())) return undefined;
  const name = await trigger.evaluate(
    (element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
  );
  const handle = await trigger.elementHandle();
  await trigger.click();
  await page.waitForFunction(
    (element) =>
      !element?.isConnected ||
      element.closest('details')?.open ||
      (element as Element).getAttribute('aria-expanded') === 'true',
    handle,
  );
  return name;
}

for (const route of TEMPLATES) {
  for (const width of WIDTHS) {
    test(`no violations on ${route} with each menu open at ${width} px`, async ({ page }) => {
      // The page is loaded again for each menu, with its editor where it has one.
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      const count = await page.locator(TRIGGERS).count();
      const opened: string[] = [];
      for (let index = 0; index < count; index++) {
        // Loaded again for each menu: what one leaves behind is not the next one's fault.
        await page.goto(route);
        const name = await open(page, index);
        if (name === undefined) continue;
        opened.push(name);
        for (const theme of THEMES) {
          await setTheme(page, theme);
          expect
            .soft(await violations(page, withoutRules(OUTSIDE_RULES)), `"${name}", ${theme}`)
            .toEqual([]);
        }
      }
      expect(opened, 'menus that could be opened').not.toEqual([]);
    });
  }
}

for (const [route, title] of Object.entries(WORKBENCHES)) {
  for (const width of [390, 1280]) {
    test(`no violations on ${route} with its editor and what runs at ${width} px`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await expect(codeField(page)).toBeVisible({ timeout: 30_000 });
      await expectRunning(page, title);
      for (const theme of THEMES) {
        await setTheme(page, theme);
        expect.soft(await violations(page), theme).toEqual([]);
      }
      expect(await overhang(page)).toBe(0);
    });
  }
}
