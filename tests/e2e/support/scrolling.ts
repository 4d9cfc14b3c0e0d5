import { expect, type Locator, type Page } from '@playwright/test';

/** How far the document is scrolled, in CSS pixels. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Scrolls the document at once, however it is styled, and waits until the history remembers the place. */
export async function scrollPageTo(page: Page, top: number): Promise<void> {
  await page.evaluate((position) => scrollTo({ top: position, behavior: 'instant' }), top);
  await expect.poll(() => scrollPosition(page)).toBe(top);
  await expect.poll(() => page.evaluate(() => Math.round(history.state?.scrollY))).toBe(top);
}

/** Waits until the history remembers where the document is scrolled to. */
export async function expectRememberedPlace(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Math.abs(history.state?.scrollY - scrollY) < 1))
    .toBe(true);
}

/** Waits until a place is reached, and holds it over the frames in which a late layout would move it. */
export async function expectToRest(
  page: Page,
  place: () => Promise<number>,
  expected: number,
): Promise<void> {
  await expect.poll(place).toBe(expected);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await place()).toBe(expected);
}

/** Distance of an element from the top of the viewport. */
export function topOf(page: Page, id: string): Promise<number> {
  return page.evaluate(
    (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN),
    id,
  );
}

/** Distance of the row of a table that a link is in, or of the link itself, from the top of the viewport. Within a row, a link stands elsewhere in other fonts. */
export function rowTop(link: Locator): Promise<number> {
  return link.evaluate((element) =>
    Math.round((element.closest('tr') ?? element).getBoundingClientRect().top),
  );
}

/** Waits until the row of a link is where it was, and rests there. Rows stand between pixels in other fonts, and the window scrolls by whole ones. */
export async function expectRowAt(link: Locator, top: number): Promise<void> {
  const moved = async () => Math.max(0, Math.abs((await rowTop(link)) - top) - 1);
  await expectToRest(link.page(), moved, 0);
}

/** Gives the document so much room below its content that every heading can reach the top. */
export async function addRoomBelow(page: Page): Promise<void> {
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main) main.style.paddingBlockEnd = '100vh';
  });
}

/** Ids of the headings that "On this page" lists. */
export function contentsIds(page: Page): Promise<string[]> {
  return page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
    );
}
