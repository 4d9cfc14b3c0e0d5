// `npm run bench:sandbox [part …]`: what readers wait for who edit applications, in Chromium: previews beside the Angular CLI's development server on the same
// application, the compiler and the editor's help by themselves, and what all of it weighs. Times hold for the machine: compare the ratios.
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArgs, ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { Failure, main } from './lib/failure.mjs';
import { dist } from './lib/paths.mjs';
import {
  compileTimes,
  generatedApplication,
  measureCompiler,
  measureLanguage,
  measurePreviews,
  printFrameGaps,
  printHeading,
  printMemory,
  printTransfer,
  printWorkerSizes,
  servedFolder,
} from './sandbox-bench/index.ts';
import { serve } from './serve.mjs';

type Server = Awaited<ReturnType<typeof serve>>;

/** Does something with a page that has the clients of the workers. */
async function withWorkers(
  browser: Browser,
  act: (
    page: Page,
    manifest: Awaited<ReturnType<typeof servedFolder>>['manifest'],
  ) => Promise<void>,
): Promise<void> {
  const { dir, manifest } = await servedFolder();
  const server = await serve({ dir });
  const page = await browser.newPage();
  try {
    await page.goto(server.url);
    // Fills the caches.
    await compileTimes(page, manifest, generatedApplication(1), []);
    await act(page, manifest);
  } finally {
    await page.close();
    await server.close();
  }
}

type Part = (browser: Browser) => Promise<void>;

/** A part that opens pages of the site: it is built from the current sources, and served while the part runs. */
const ofSite =
  (measure: (browser: Browser, site: Server) => Promise<void>): Part =>
  async (browser) => {
    await ensureBuilt();
    const site = await serve();
    try {
      await measure(browser, site);
    } finally {
      await site.close();
    }
  };

/** What can be measured, in order. */
const PARTS: Readonly<Record<string, Part>> = {
  previews: ofSite((browser, site) => measurePreviews(browser, site.url)),
  gaps: ofSite((browser, site) => printFrameGaps(browser, site.url)),
  memory: ofSite((browser, site) => printMemory(browser, site.url)),
  transfer: ofSite((browser, site) => printTransfer(browser, dist, site.port)),
  sizes: async () => {
    const { dir, manifest } = await servedFolder();
    printHeading('What the workers load');
    await printWorkerSizes(dir, manifest);
  },
  compiler: (browser) => {
    printHeading('The compile worker by itself; files come from the cache of the browser');
    return withWorkers(browser, async (page, manifest) => {
      for (const components of [1, 60]) await measureCompiler(page, manifest, components);
    });
  },
  language: (browser) => {
    printHeading('The language worker by itself; files come from the cache of the browser');
    return withWorkers(browser, measureLanguage);
  },
};

function chosenParts(names: readonly string[]): string[] {
  const all = Object.keys(PARTS);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new Failure(
      `The bench has no part "${unknown}".`,
      `Its parts: npm run bench:sandbox -- ${all.join(' ')}`,
    );
  return names.length > 0 ? all.filter((name) => names.includes(name)) : all;
}

await main(async () => {
  const parts = chosenParts(process.argv.slice(2));
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({
    args: chromiumArgs(),
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    for (const part of parts) await PARTS[part]?.(browser);
  } finally {
    await browser.close();
  }
});
