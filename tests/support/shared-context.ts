// Fixtures that let the tests of a worker share a browser context, which is slow to make: with one for each test, tests of the site take half as long again.
// Each test still finds an empty browser, with nothing stored and nothing in its HTTP cache, and a page of its own.
import type {
  Browser,
  BrowserContext,
  Fixtures,
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
} from 'playwright/test';

/** Methods of a context that change it for good, or for longer than a test. */
const CHANGING = [
  'addCookies',
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const;

/** The context of a worker, for as long as its tests want the same options. A test that fails, or changes the context, is the last one that has it. */
class SharedContext {
  readonly #browser: Browser;
  readonly #origins = new Set<string>();
  #options = '';
  #context: BrowserContext | undefined;
  #isChanged = false;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * @param options of the test, which `newContext` takes from Playwright by itself: another text means another context
   * @param prepare is run once for each context
   * @returns a context without pages, which may have data of the test before
   */
  async open(
    options: string,
    prepare: (context: BrowserContext) => Promise<void>,
  ): Promise<BrowserContext> {
    if (this.#isChanged || this.#options !== options) await this.close();
    this.#context ??= await this.#make(prepare);
    this.#options = options;
    this.#context.on('page', (page) => this.#follow(page));
    return this.#context;
  }

  /** A page in which nothing is stored and kept of any origin that the tests before it were at. */
  async emptyPage(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    for (const origin of this.#origins) {
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    }
    await session.detach();
    this.#origins.clear();
    return page;
  }

  /** To be called after each test. */
  async release(hasPassed: boolean): Promise<void> {
    if (!hasPassed || this.#isChanged) return this.close();
    await Promise.all(this.#context?.pages().map((page) => page.close()) ?? []);
    this.#context?.removeAllListeners();
  }

  async close(): Promise<void> {
    const context = this.#context;
    this.#context = undefined;
    this.#origins.clear();
    await context?.close();
  }

  async #make(prepare: (context: BrowserContext) => Promise<void>): Promise<BrowserContext> {
    const context = await this.#browser.newContext();
    await prepare(context);
    this.#isChanged = false;
    const change = () => {
      this.#isChanged = true;
    };
    for (const name of CHANGING) watchCalls(context, name, change);
    const { clock } = context;
    Object.defineProperty(context, 'clock', {
      get: () => {
        change();
        return clock;
      },
    });
    context.once('close', change);
    return context;
  }

  #follow(page: Page): void {
    page.on('framenavigated', (frame) => {
      const { origin } = new URL(frame.url());
      // Documents of `about:` and `data:` have none.
      if (origin !== 'null') this.#origins.add(origin);
    });
  }
}

function watchCalls<K extends (typeof CHANGING)[number]>(
  context: BrowserContext,
  name: K,
  called: () => void,
): void {
  const method = context[name] as (...args: unknown[]) => unknown;
  Object.assign(context, {
    [name]: (...args: unknown[]) => {
      called();
      return method.apply(context, args);
    },
  });
}

export interface SharedContextFixtures {
  /** Is run once for each context, before any page. */
  prepareContext: (context: BrowserContext) => Promise<void>;
  /** Everything that contexts differ in, as a text. */
  optionsOfContext: string;
}

export interface SharedContextWorkerFixtures {
  sharedContext: SharedContext;
}

/** Pages that were made to empty the browser for a test. */
const emptyPages = new WeakMap<BrowserContext, Page>();

/** `context` and `page` of Playwright, from the context that the tests of a worker share. A test with a `storageState` has its own. */
export const sharedContextFixtures: Fixtures<
  SharedContextFixtures,
  SharedContextWorkerFixtures,
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = {
  sharedContext: [
    async ({ browser }, use) => {
      const shared = new SharedContext(browser);
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern, and this one needs none.
  prepareContext: async ({}, use) => {
    await use(async () => {});
  },
  optionsOfContext: async (
    {
      baseURL,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const screen = [deviceScaleFactor, hasTouch, isMobile, viewport];
    const reader = [locale, permissions, timezoneId, userAgent];
    const page = [baseURL, colorScheme, contextOptions, javaScriptEnabled];
    await use(JSON.stringify([screen, reader, page]));
  },
  context: async (
    { browser, sharedContext, optionsOfContext, prepareContext, storageState },
    use,
    testInfo,
  ) => {
    if (storageState !== undefined) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const context = await sharedContext.open(optionsOfContext, prepareContext);
    emptyPages.set(context, await sharedContext.emptyPage(context));
    await use(context);
    await sharedContext.release(testInfo.status === testInfo.expectedStatus);
  },
  page: async ({ context }, use) => {
    const page = emptyPages.get(context) ?? (await context.newPage());
    emptyPages.delete(context);
    await use(page);
  },
};
