import { expect, type Page, test } from '@playwright/test';
import { newReader } from '../support/returning-reader.ts';
import { actFirst } from './support/first-act.ts';
import { layoutShift } from './support/layout-shift.ts';
import { expectRememberedPlace } from './support/scrolling.ts';

/** With text, headings and code. */
const PAGE = '/guide/signals';

test.use({ storageState: newReader });

/** Names of the fonts in which the browser draws the first element that fits, system fonts among them. */
async function drawnIn(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

const OURS = /Instrument Sans|JetBrains Mono/;

/** Waits until the page has loaded and read its fonts, which it puts on with the next one. */
async function fontsAreHere(page: Page): Promise<void> {
  const loaded = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length;
  await expect.poll(() => page.evaluate(loaded)).toBe(2);
  await page.evaluate(async () => {
    for (const { name } of performance.getEntriesByType('resource'))
      if (name.endsWith('.woff2')) await new FontFace('another', `url(${name})`).load();
  });
}

/** Goes on to another page of the router, which has our fonts. */
async function toNextPage(page: Page): Promise<void> {
  await page.locator('main a[href$="/linked-signal"]').first().click();
  await expect(page).toHaveURL(/linked-signal$/);
  await expect.poll(() => drawnIn(page, 'h1')).toEqual(['Instrument Sans']);
}

test('the first page stays in faces of the system, the next one has our fonts', async ({
  page,
}) => {
  await page.goto(PAGE);
  await fontsAreHere(page);
  for (const selector of ['h1', 'main p', 'main pre .ec-line']) {
    expect((await drawnIn(page, selector)).join(), selector).not.toMatch(OURS);
  }
  expect(await layoutShift(page)).toBe(0);
  const loaded = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation');
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(
        ({ startTime }) => startTime >= (document as PerformanceNavigationTiming).loadEventStart,
      );
  });
  // The test has asked for them, too.
  expect(loaded, 'after the page, each').toEqual(loaded.map(() => true));
  expect(loaded.length).toBeGreaterThan(1);

  await toNextPage(page);
  expect(await drawnIn(page, 'main pre .ec-line')).toContain('JetBrains Mono');
});

test('a reload of the first page keeps its faces, and so its place', async ({ page }) => {
  await page.goto(PAGE);
  await fontsAreHere(page);
  await page.reload();
  await fontsAreHere(page);
  expect((await drawnIn(page, 'h1')).join()).not.toMatch(OURS);
});

for (const path of [PAGE, '/cli/build', '/update-guide', '/api/router/Router']) {
  test(`the way back from the first page in our fonts leads to the same place of ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await fontsAreHere(page);
    await actFirst(page, page.locator('h1'));
    await page.evaluate(() =>
      scrollTo({ top: 0.7 * document.body.scrollHeight, behavior: 'instant' }),
    );
    await expectRememberedPlace(page);
    /** What is in the middle of the window, by its text. */
    const top = await page.evaluate(() => {
      const texts = [...document.querySelectorAll('main :is(p, li, td, pre, h2, h3, dt, dd)')];
      const near = (element: Element) =>
        Math.abs(element.getBoundingClientRect().top - innerHeight / 2);
      const middle = texts.reduce((one, other) => (near(other) < near(one) ? other : one));
      Object.assign(window, { place: texts.indexOf(middle) });
      return middle.getBoundingClientRect().top;
    });
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/roadmap"]')?.click());
    await expect(page).toHaveURL('/roadmap');
    await expect.poll(() => drawnIn(page, 'h1')).toEqual(['Instrument Sans']);
    await page.goBack();
    await expect(page).toHaveURL(path);
    const moved = () =>
      page.evaluate((before) => {
        const texts = document.querySelectorAll('main :is(p, li, td, pre, h2, h3, dt, dd)');
        const { place } = window as unknown as { place: number };
        return Math.abs((texts[place]?.getBoundingClientRect().top ?? Number.NaN) - before);
      }, top);
    // Within the part in the middle, a line may be broken elsewhere.
    await expect.poll(moved).toBeLessThan(60);
  });
}

test('a later visit has our fonts at the first paint, and does not move', async ({ page }) => {
  await page.goto(PAGE);
  await fontsAreHere(page);
  await toNextPage(page);
  await page.reload();
  await expect.poll(() => drawnIn(page, 'h1')).toEqual(['Instrument Sans']);
  expect(await drawnIn(page, 'main pre .ec-line')).toContain('JetBrains Mono');
  expect(await layoutShift(page)).toBe(0);
});

test('fonts that do not come are no error', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route('**/*.woff2', (route) => route.abort());
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'));
  await page.goto(PAGE);
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has our fonts', async ({ page }) => {
    await page.goto(PAGE);
    await expect.poll(() => drawnIn(page, 'h1')).toEqual(['Instrument Sans']);
  });
});
