import { expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { menuTrigger, openMenu } from './support/shell.ts';

/** How long the page waits for its paint at most, in milliseconds; see `first-paint.inline.js`. */
const longestWait = 300;

/** In the page, before its scripts: makes that wait longer, as a busy machine may paint later. */
function waitLonger(longest: number): void {
  const { setTimeout } = window;
  const longer = (run: TimerHandler, ms?: number) => setTimeout(run, ms === longest ? 4000 : ms);
  Object.assign(window, { setTimeout: longer });
}

/** In the page, before its scripts: a browser that tells of no paint. */
function forgetPaint(): void {
  PerformanceObserver.prototype.observe = () => undefined;
}

interface Moments {
  readonly paint: number;
  /** Names of the modules and fonts that the page has asked for, each with its time. */
  readonly requests: readonly { readonly name: string; readonly at: number }[];
}

/** When the largest element was painted, and when modules and fonts were asked for, in milliseconds since the page was. */
function moments(page: Page): Promise<Moments> {
  return page.evaluate(async () => {
    const paint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const requests = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:js|woff2)$/.test(name))
      .map(({ name, startTime }) => ({ name: new URL(name).pathname, at: startTime }));
    return { paint, requests };
  });
}

for (const address of [addresses.home, addresses.signals, '/tutorials/signals/11-next-steps']) {
  test(`${address} asks for modules and fonts after its paint`, async ({ page }) => {
    await page.addInitScript(waitLonger, longestWait);
    await page.goto(address, { waitUntil: 'networkidle' });
    const { paint, requests } = await moments(page);
    expect(requests.filter(({ name }) => name.endsWith('.woff2'))).toHaveLength(2);
    expect(requests.filter(({ name }) => name.endsWith('.js')).length).toBeGreaterThan(1);
    expect(requests.filter(({ at }) => at < paint)).toEqual([]);
  });
}

test('a browser that tells of no paint has modules and fonts all the same', async ({ page }) => {
  await page.addInitScript(forgetPaint);
  await page.goto(addresses.signals);
  await menuTrigger(page, 'theme').click();
  await expect(openMenu(page, 'theme')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
            .length,
      ),
    )
    .toBe(2);
});
