import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { dist } from '../../scripts/lib/paths.mjs';
import { readSite } from '../../scripts/site/index.ts';

// Every page of the built site, at each layout, in both themes. The list is read from the build, so a new page is checked without anybody adding it here.

const routes = readSite(dist, 'https://docs.example')
  .pages.filter(({ forwards }) => !forwards)
  .map(({ route }) => route);

/** A width of each layout: phone, tablet, desktop. */
const WIDTHS = [390, 800, 1280];

/** The rules whose result depends on colours; all others give the same in both themes and need not run twice. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** One page of each template, for the menus: those that the build has not are left out. */
const TEMPLATES = ['/', '/essentials', '/essentials/signals', '/roadmap', '/404'].filter((route) =>
  routes.includes(route),
);

/** Whatever opens something: menus, the drawer, groups of the navigation. */
const TRIGGERS =
  'button[aria-haspopup], button[aria-expanded="false"], header summary, nav summary';

async function setTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.classList.remove('dark-mode', 'light-mode');
    document.documentElement.classList.add(`${name}-mode`);
  }, theme);
}

/** Sends transitions to their end: axe measures the colours and opacities that it finds. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // One that runs for ever has no end to be sent to.
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish();
    }
  });
}

/** Violations, in words that say what to mend and where. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await settle(page);
  const builder = new AxeBuilder({ page });
  const results = await (rules ? builder.withRules(rules) : builder).analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
    ),
  );
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of routes) {
  test(`no violations on ${route}`, async ({ page }) => {
    await page.goto(route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await setTheme(page, 'light');
      expect.soft(await violations(page), `${width} px, light`).toEqual([]);
      await setTheme(page, 'dark');
      expect.soft(await violations(page, COLOUR_RULES), `${width} px, dark`).toEqual([]);
    }
  });
}

for (const route of TEMPLATES) {
  for (const width of WIDTHS) {
    test(`no violations on ${route} with each menu open at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      const count = await page.locator(TRIGGERS).count();
      for (let index = 0; index < count; index++) {
        // A page of its own for each menu: what one leaves behind is not the next one's fault.
        await page.goto(route);
        const trigger = page.locator(TRIGGERS).nth(index);
        if (!(await trigger.isVisible())) continue;
        const name = await trigger.evaluate(
          (element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
        );
        await trigger.click();
        for (const theme of ['light', 'dark'] as const) {
          await setTheme(page, theme);
          expect.soft(await violations(page), `"${name}", ${theme}`).toEqual([]);
        }
      }
    });
  }
}
