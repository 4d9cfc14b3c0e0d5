import type { Page } from 'playwright/test';

/** How long the modules of a page may take, in milliseconds. Where they do not come, as their test holds them back, it goes on without them. */
const patience = 5000;

/** Time between two looks, in milliseconds. */
const interval = 20;

const told = 'modulesAreHere';

/** In the page, before its scripts: the last thing that happens when a page is there is that it is told of. */
function listen(name: string): void {
  document.addEventListener('astro:page-load', () => Object.assign(window, { [name]: true }));
}

/** In the page: whether nothing is left to wait for. */
const isReady = (name: string): boolean =>
  name in window || !document.querySelector('script[data-src]');

/**
 * Waits in Node, not in the page: a test may have stopped the page's clock.
 */
async function untilReady(page: Page): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    // A page that is left meanwhile has nothing to wait for.
    if (await page.evaluate(isReady, told).catch(() => true)) return;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}

/**
 * Makes `goto` and `reload` wait for the modules of the page, which come after its first paint, and so perhaps after its `load` event. Where a test asks for an earlier
 * moment than `load`, they do not wait.
 */
export async function waitForModules(page: Page): Promise<void> {
  const { goto, reload } = page;
  const comesLate = (options?: { waitUntil?: string }) =>
    !/^(commit|domcontentloaded)$/.test(options?.waitUntil ?? '');
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (comesLate(options)) await untilReady(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (comesLate(options)) await untilReady(page);
    return response;
  };
  await page.addInitScript(listen, told);
}
