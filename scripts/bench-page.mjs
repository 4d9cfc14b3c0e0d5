// `npm run bench:page [path …]`: what a page of the built site costs, measured in Chromium through the preview server (brotli): bytes on the wire by type on a
// first visit, and Lighthouse with its mobile settings, the median of three runs. Paths default to the home page and an overview.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArgs, ensureBrowser } from './lib/browser.mjs';
import { main } from './lib/failure.mjs';
import { serve } from './serve.mjs';

const DEFAULT_PATHS = ['/', '/essentials'];
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const median = (/** @type {number[]} */ numbers) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Loads a page in a fresh browser profile and adds up what came over the wire, headers included.
 * @param {string} executablePath
 * @param {string} url
 * @returns {Promise<{ bytes: Record<string, number>, requests: number }>} bytes by the browser's type of resource
 */
async function transfer(executablePath, url) {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs() });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    /** @type {Map<string, string>} */
    const types = new Map();
    /** @type {Record<string, number>} */
    const bytes = {};
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? 'Other';
      bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return { bytes, requests: types.size };
  } finally {
    await browser.close();
  }
}

/**
 * One run of Lighthouse in a browser of its own.
 * @param {string} chromePath
 * @param {string} url
 */
async function audit(chromePath, url) {
  const userDataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const chromeFlags = ['--headless=new', ...chromiumArgs()];
  const chrome = await launch({ chromePath, chromeFlags, userDataDir, logLevel: 'silent' });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories, audits } = run.lhr;
    const number = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN;
    return {
      scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      failed: Object.values(audits)
        .filter(
          ({ score, scoreDisplayMode }) =>
            score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
        )
        .map(({ id }) => id),
    };
  } finally {
    chrome.kill();
    rmSync(userDataDir, { recursive: true, force: true });
  }
}

/**
 * @param {string} browser
 * @param {string} url
 */
async function report(browser, url) {
  const { bytes, requests } = await transfer(browser, url);
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  const byType = Object.entries(bytes)
    .sort()
    .map(([type, size]) => `${type} ${kilobytes(size)}`);
  console.log(`\n${new URL(url).pathname}`);
  console.log(`  on the wire: ${kilobytes(total)} in ${requests} requests (${byType.join(', ')})`);
  /** @type {Awaited<ReturnType<typeof audit>>[]} */
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await audit(browser, url));
  const scores = CATEGORIES.map(
    (name, index) => `${name} ${median(runs.map((run) => run.scores[index] ?? 0))}`,
  );
  console.log(`  Lighthouse, mobile, median of ${RUNS}: ${scores.join(', ')}`);
  const lcp = median(runs.map((run) => run.lcp)).toFixed(0);
  const tbt = median(runs.map((run) => run.tbt)).toFixed(0);
  const cls = median(runs.map((run) => run.cls)).toFixed(3);
  console.log(`  LCP ${lcp} ms, TBT ${tbt} ms, CLS ${cls}`);
  const failed = [...new Set(runs.flatMap((run) => run.failed))].sort();
  if (failed.length) console.log(`  audits below 90 in some run: ${failed.join(', ')}`);
}

await main(async () => {
  const browser = await ensureBrowser();
  const server = await serve();
  const paths = process.argv.slice(2);
  for (const path of paths.length ? paths : DEFAULT_PATHS) await report(browser, server.url + path);
  await server.close();
});
