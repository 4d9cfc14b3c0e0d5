import { type Browser, expect, test } from '@playwright/test';
import {
  ask,
  missesOf,
  ratesOf,
  readQueries,
  withTypos,
} from '../../../scripts/search-quality/index.ts';

// What the search must find, from the issue that asks for it: `npm run bench:search` prints the rates of each kind.

test.setTimeout(300_000);

/** Asks from a visit of its own: two pages of one visit may share a process, and so would answer in turns. */
async function askAlone(browser: Browser, queries: readonly string[]) {
  const page = await browser.newPage();
  await page.goto('/');
  const answers = await ask(page, queries);
  await page.close();
  return answers;
}

test('what developers type finds its page, with and without a typo', async ({ browser }) => {
  const queries = readQueries();
  const mistyped = withTypos(queries);
  const all = [...queries, ...mistyped].map(({ query }) => query);
  const half = Math.ceil(all.length / 2);
  const halves = await Promise.all(
    [all.slice(0, half), all.slice(half)].map((part) => askAlone(browser, part)),
  );
  const answers = new Map(halves.flatMap((part) => [...part]));
  const misses = missesOf(queries, answers).map(({ query, found }) => [query.query, found]);
  const { first, amongFive } = ratesOf(queries, answers);
  expect(first, JSON.stringify(misses)).toBeGreaterThanOrEqual(0.85);
  expect(amongFive, JSON.stringify(misses)).toBeGreaterThanOrEqual(0.97);
  expect(ratesOf(mistyped, answers).amongFive).toBeGreaterThanOrEqual(0.9);
});
