import type { Page, Route } from '@playwright/test';

/** Holds back the answers to a request until they are released. */
export interface Gate {
  /** Lets the held answers, and all later ones, pass. */
  open(): void;
}

/** Holds back the page at an address, however it is asked for. */
export async function holdBack(page: Page, path: string): Promise<Gate> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await opened;
      // A request that was cancelled meanwhile can't be continued.
      await route.continue().catch(() => {});
    },
  );
  return { open };
}

/** Holds back the scripts that the page asks for from now on. */
export async function holdScripts(page: Page): Promise<Gate> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await opened;
    await route.continue().catch(() => {});
  });
  return { open };
}

/** Holds back the script whose file name begins in the given way. */
export async function holdScript(page: Page, name: string): Promise<Gate> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(
    (url) => new RegExp(`/${name}[\\w.-]*\\.(js|tsx?)$`).test(url.pathname),
    async (route) => {
      await opened;
      await route.continue().catch(() => {});
    },
  );
  return { open };
}

/** Answers requests for a page in the given way. */
export async function answer(
  page: Page,
  path: string,
  how: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route((url) => url.pathname === path, how);
}

/** Adds HTML before the content of the page at an address. */
export async function addToPage(page: Page, path: string, html: string): Promise<void> {
  await answer(page, path, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace(/<main[^>]*>/, (main) => main + html) });
  });
}

/** Answers every request to other hosts with an empty page, so that a test needs no network. */
export async function stubOtherHosts(page: Page): Promise<void> {
  await page
    .context()
    .route(/^https:/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    );
}

/** Collects the paths of the documents that are requested from now on, by the browser or by the router; prefetches excluded. */
export function documentRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const prefetch = request.headers()['sec-purpose']?.startsWith('prefetch');
    const type = request.resourceType();
    if (prefetch || (type !== 'document' && type !== 'fetch')) return;
    // Previews of examples are documents of their own.
    if (request.frame() !== page.mainFrame()) return;
    paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Makes the network of a page slow from now on, as a phone's at the edge of its reach: 1.2 s until an answer begins, then 50 kB a second. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1200,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** Waits until the page can show messages without a connection: what shows them comes with the reader's first act. */
export async function messagesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/snackbar.js')),
  );
}
