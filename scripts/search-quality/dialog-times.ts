import type { Browser, Page } from '@playwright/test';
import { debounceTime } from '../../src/search/searching.ts';
import { readQueries } from './queries.ts';

/** How many queries are timed. */
const timed = 100;

/** Milliseconds from the end of the rest after the last keystroke. */
export interface DialogTimes {
  readonly count: number;
  /** Until the first results of the query are in the document. */
  readonly first: Quantiles;
  /** Until all of them are. */
  readonly all: Quantiles;
}

interface Quantiles {
  readonly median: number;
  readonly p95: number;
}

/**
 * Times the search dialog of a built site with queries of all kinds, evenly taken, after one query that loads what all need.
 *
 * @param url of the site
 */
export async function dialogTimes(browser: Browser, url: string): Promise<DialogTimes> {
  const all = readQueries();
  const queries = all.filter((_, index) => index % Math.ceil(all.length / timed) === 0);
  const page = await browser.newPage();
  await openDialog(page, url);
  await answer(page, 'anything that no query is');
  const times: { first: number; all: number }[] = [];
  for (const { query } of queries) times.push(await answer(page, query));
  await page.close();
  return {
    count: times.length,
    first: quantiles(times.map(({ first }) => first)),
    all: quantiles(times.map(({ all }) => all)),
  };
}

/**
 * Weighs the first query of a visit.
 *
 * @param url of the site
 * @returns bytes on the wire, headers included, from the wish for the dialog until the first results stand; the text of pages is loaded after them
 */
export async function firstBytes(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`${url}/essentials/signals`, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Search docs' }).fill('linked signal');
  await page.getByRole('option').first().waitFor();
  await page.close();
  return bytes;
}

async function openDialog(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/essentials/signals`);
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Search docs' }).waitFor();
}

/** Types a query at once and waits for its answer. */
async function answer(page: Page, query: string): Promise<{ first: number; all: number }> {
  const { first, all } = await page.evaluate(
    (text) =>
      new Promise<{ first: number; all: number }>((resolve, reject) => {
        setTimeout(() => reject(new Error(`“${text}” had no answer.`)), 10_000);
        const field = document.querySelector<HTMLInputElement>('dialog [role="combobox"]');
        const list = () => document.querySelector('dialog [role="listbox"]');
        const before = list();
        const start = performance.now();
        let first: number | undefined;
        const observer = new MutationObserver(() => {
          if (list() && list() !== before) first ??= performance.now() - start;
          const status = document.querySelector('dialog [role="status"]')?.textContent;
          if (!status?.includes(`“${text}”`)) return;
          observer.disconnect();
          const all = performance.now() - start;
          resolve({ first: first ?? all, all });
        });
        // The dialog stands beside the body.
        observer.observe(document.documentElement, {
          subtree: true,
          childList: true,
          characterData: true,
        });
        // React listens to the event and reads the value through the prototype's setter.
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        setter?.call(field, text);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    query.trim(),
  );
  return { first: first - debounceTime, all: all - debounceTime };
}

function quantiles(times: readonly number[]): Quantiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}
