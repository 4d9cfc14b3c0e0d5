import type { BrowserContext } from '@playwright/test';
import { site } from '../../src/site.config.ts';
import { bannerStorageKey, cookieStorageKey } from '../../src/stores/notice-keys.ts';

const keys = [cookieStorageKey, ...site.banners.map(({ id }) => `${bannerStorageKey}${id}`)];

/** In the page, before its scripts. A test that empties the storage later on has other things in it by then, or means it. */
function store([origin, names]: readonly [origin: string, names: readonly string[]]): void {
  try {
    if (location.origin !== origin || localStorage.length > 0) return;
    for (const name of names) localStorage.setItem(name, 'true');
  } catch {
    // Frames without an origin have no storage.
  }
}

/**
 * Makes the browser that of a reader who has accepted cookies and closed every banner. By a script: Playwright's `storageState` opens a page of its own for it, which takes
 * a third of the time of a short test.
 *
 * @param origin of the site
 */
export async function makeReturning(context: BrowserContext, origin: string): Promise<void> {
  await context.addInitScript(store, [new URL(origin).origin, keys] as const);
}

/** What a browser has stored of such a reader. */
export function returningReader(origin: string) {
  const localStorage = keys.map((name) => ({ name, value: 'true' }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** The browser of somebody who is here for the first time. */
export const newReader = { cookies: [], origins: [] };
