// `npm run bench:search [-- --misses]`: how often the embedded search of the built site finds what developers type (tests/search/queries.yaml), with and
// without a typo, and how long the dialog takes from a keystroke to its results. Rates are repeatable; times hold for the machine.
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { main } from './lib/failure.mjs';
import {
  ask,
  dialogTimes,
  firstBytes,
  missesOf,
  type Query,
  ratesOf,
  readQueries,
  withTypos,
} from './search-quality/index.ts';
import { serve } from './serve.mjs';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(8);

function printRates(
  kind: string,
  queries: readonly Query[],
  answers: ReadonlyMap<string, readonly string[]>,
): void {
  const { first, amongFive } = ratesOf(queries, answers);
  console.log(
    `${kind.padEnd(14)} ${String(queries.length).padStart(4)}  first ${percent(first)}  among five ${percent(amongFive)}`,
  );
}

async function printQuality(page: Page): Promise<void> {
  const queries = readQueries();
  const mistyped = withTypos(queries);
  const all = [...queries, ...mistyped];
  const answers = await ask(page, [...new Set(all.map(({ query }) => query))]);
  for (const [kind, group] of Map.groupBy(queries, ({ kind }) => kind)) {
    printRates(kind, group, answers);
  }
  printRates('all', queries, answers);
  printRates('with a typo', mistyped, answers);
  const shown = process.argv.includes('--misses') ? all : queries;
  for (const { query, place, found } of missesOf(shown, answers)) {
    const where = place === 0 ? 'not found' : `at ${place}`;
    console.log(
      `  ${query.kind} “${query.query}”: ${query.pages[0]} ${where}, before it ${found.join(' ')}`,
    );
  }
}

await main(async () => {
  await ensureBuilt();
  const executablePath = await ensureBrowser();
  const server = await serve();
  const browser = await chromium.launch({
    args: chromiumArgs(),
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    await printQuality(page);
    const { count, first, all } = await dialogTimes(browser, server.url);
    console.log(`Milliseconds from the rest of 200 ms after the last keystroke, ${count} queries:`);
    console.log(`  first results  p50 ${first.median.toFixed(0)}, p95 ${first.p95.toFixed(0)}`);
    console.log(`  all results    p50 ${all.median.toFixed(0)}, p95 ${all.p95.toFixed(0)}`);
    const bytes = await firstBytes(browser, server.url);
    console.log(
      `First query of a visit: ${(bytes / 1000).toFixed(1)} kB until its results are shown`,
    );
  } finally {
    await browser.close();
    await server.close();
  }
});
