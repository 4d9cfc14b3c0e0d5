import { expect, type Page } from '@playwright/test';
import { type Place, violations } from '../../support/axe.ts';

/** A width of each layout: phone, tablet, desktop. */
export const PHONE = 390;
export const DESKTOP = 1280;
export const WIDTHS = [PHONE, 800, DESKTOP];

export const THEMES = ['light', 'dark'] as const;

/** The rules whose result depends on colours: the slowest by far, and the only ones that differ between themes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export const withoutRules = (rules: string[]) => ({
  rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
});

/** Gives a page a theme, as its picker does. */
export async function setTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.classList.remove('dark-mode', 'light-mode');
    document.documentElement.classList.add(`${name}-mode`);
  }, theme);
}

/** What the rules of color find in one part of a page, in both themes. */
export async function judgeColours(page: Page, place: Place, name: string): Promise<void> {
  for (const theme of THEMES) {
    await setTheme(page, theme);
    expect
      .soft(await violations(page, { runOnly: COLOUR_RULES }, place), `${name}, ${theme}`)
      .toEqual([]);
  }
}

/** Everything that is judged in one part of a page at one width: all rules, and in both themes those of colour. */
export async function judgeFully(page: Page, place: Place, name: string): Promise<void> {
  expect.soft(await violations(page, withoutRules(COLOUR_RULES), place), name).toEqual([]);
  await judgeColours(page, place, name);
}

/** Everything that some rules find in one part of a page, in one theme, and what those of colour find in the other. */
export async function judgeInBothThemes(
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
