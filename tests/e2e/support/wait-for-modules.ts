import type { Page, Request } from 'playwright/test';

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

/** Waits in Node, not in the page: a test may have stopped the page's clock. */
async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end && !(await isDone()))
    await new Promise((resolve) => setTimeout(resolve, interval));
}

/** Tells whether a page has asked for nothing for as long as Playwright's `networkidle` wants, which may come before the modules, and so before what they load. */
function watchNetwork(page: Page): () => boolean {
  const pending = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => pending.add(request));
  const end = (request: Request) => {
    pending.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', end).on('requestfailed', end);
  return () => pending.size === 0 && Date.now() - last > 500;
}

/**
 * Makes `goto` and `reload` wait for the modules of the page, which come after its first paint, and so perhaps after its `load` event. Where a test asks for an earlier
 * moment than `load`, they do not wait.
 */
export async function waitForModules(page: Page): Promise<void> {
  const { goto, reload } = page;
  const isIdle = watchNetwork(page);
  const wait = async (moment = 'load') => {
    if (/^(commit|domcontentloaded)$/.test(moment)) return;
    // A page that is left meanwhile has nothing to wait for.
    await until(() => page.evaluate(isReady, told).catch(() => true));
    if (moment === 'networkidle') await until(isIdle);
  };
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    await wait(options?.waitUntil);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    await wait(options?.waitUntil);
    return response;
  };
  await page.addInitScript(listen, told);
}
