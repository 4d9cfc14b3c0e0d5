import { withToken } from './cross-site-token.ts';

/** Sends a request from a page of the site, with the cross-site token where one belongs. */
export function siteRequest(address: string, init: RequestInit = {}): Promise<Response> {
  const place = { page: document.baseURI, cookies: cookies() };
  return fetch(address, { ...init, headers: withToken(address, init, place) });
}

/** A frame without an origin of its own has no cookies, and says so by throwing. */
function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
