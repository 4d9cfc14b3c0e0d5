import { expect, type Page, test } from '@playwright/test';
import { dist } from '../../scripts/lib/paths.mjs';
import { readSite } from '../../scripts/site/index.ts';
import { violations } from '../support/axe.ts';

// The pages of the built site, at each layout, in both themes. The list is read from the build, so that a new page is checked without anybody
// adding it here. Every page that somebody wrote is checked; of the generated ones, which share their components, a part that is the same in every
// run. `npm run check:axe` checks them all.

const everyPage = process.env['AXE_EVERY_PAGE'] === '1';

/** Sections whose pages are made from data. */
const GENERATED = ['/api/', '/cli/', '/errors/', '/extended-diagnostics/'];

/** Which generated pages are checked: those with the least and the most on them, and each one in so many between them. */
const STEP = 30;

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

const routes = everyPage
  ? pages.map(({ route }) => route)
  : [
      ...pages.map(({ route }) => route).filter((route) => !isGenerated(route)),
      ...GENERATED.flatMap(sampled),
    ].sort();

/** A width of each layout: phone, tablet, desktop. */
const WIDTHS = [390, 800, 1280];

const THEMES = ['light', 'dark'] as const;

/** The rules whose result depends on colours; all others give the same in both themes and need not run twice. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** One page of each template, for the menus. */
const TEMPLATES = ['/', '/essentials', '/essentials/signals', '/api', '/cli/build', '/404'];

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

for (const route of routes) {
  test(`no violations on ${route}`, async ({ page }) => {
    // Pages of large classes have thousands of elements, each checked six times.
    test.slow();
    await page.goto(route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await setTheme(page, 'light');
      expect.soft(await violations(page), `${width} px, light`).toEqual([]);
      await setTheme(page, 'dark');
      expect
        .soft(await violations(page, { runOnly: COLOUR_RULES }), `${width} px, dark`)
        .toEqual([]);
    }
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
