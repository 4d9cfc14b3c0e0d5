import { site } from '../../src/site.config.ts';
import { bannerStorageKey, cookieStorageKey } from '../../src/stores/notice-keys.ts';

/** What a browser has stored of a reader who has accepted cookies and closed every banner. */
export function returningReader(origin: string) {
  const keys = [cookieStorageKey, ...site.banners.map(({ id }) => `${bannerStorageKey}${id}`)];
  const localStorage = keys.map((name) => ({ name, value: 'true' }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** The browser of somebody who is here for the first time. */
export const newReader = { cookies: [], origins: [] };
