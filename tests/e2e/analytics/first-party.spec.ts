import { expect } from '@playwright/test';
import { newReader } from '../../support/returning-reader.ts';
import { analyticsTest as test } from '../support/analytics.ts';
import { publishedRoutes } from '../support/built-site.ts';
import { heading } from '../support/shell.ts';

const walkLength = 30;

/** Where pages of a kind are: the first part of their addresses. */
const kindOf = (route: string) => route.split('/')[1] ?? '';

/** Pages of every kind: the first and the last of each, then as many evenly chosen ones as are missing. */
function walk(): string[] {
  const kinds = Object.values(Object.groupBy(publishedRoutes, kindOf));
  const ends = kinds.flatMap((routes = []) => [routes[0], routes.at(-1)]);
  const step = Math.floor(publishedRoutes.length / walkLength);
  const spread = publishedRoutes.filter((_, index) => index % step === 0);
  const chosen = [...new Set([...ends, ...spread])].filter((route) => route !== undefined);
  return chosen.slice(0, Math.max(walkLength, new Set(ends).size));
}

test.use({ storageState: newReader });

test('before the consent no page asks another host for anything', async ({
  page,
  baseURL,
  collector,
}) => {
  const routes = walk();
  expect(routes.length).toBeGreaterThanOrEqual(walkLength);
  test.setTimeout(routes.length * 10_000);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== baseURL) elsewhere.push(url.href);
  });
  for (const route of routes) {
    await page.goto(route);
    await expect(heading(page)).toBeVisible();
    // What loads when it comes into view.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((next) => requestAnimationFrame(next));
      }
    });
  }
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
  expect(collector.asked).toEqual([]);
});
