/** Names of the cookie that a server sets, and of the header that brings its value back: those that Angular's own client uses. */
export const tokenCookie = 'XSRF-TOKEN';
export const tokenHeader = 'X-XSRF-TOKEN';

/** Methods that change nothing, so an attacker gains nothing by sending them in a user's name. */
const harmless = new Set(['GET', 'HEAD']);

/** Where a request comes from. */
export interface RequestPlace {
  /** Address of the page. */
  readonly page: string;
  /** As `document.cookie` has it. */
  readonly cookies: string;
}

/**
 * The headers of a request, with the cross-site token where one belongs: on relative requests that may change something. Whoever gets it can
 * act as the reader, so it goes to no other origin, whatever an address looks like.
 *
 * @param address as it is handed to `fetch`
 */
export function withToken(address: string, init: RequestInit, place: RequestPlace): Headers {
  const headers = new Headers(init.headers);
  const token = cookieValue(place.cookies, tokenCookie);
  const method = (init.method ?? 'GET').toUpperCase();
  if (harmless.has(method) || token === undefined || headers.has(tokenHeader)) return headers;
  if (isRelative(address, place.page)) headers.set(tokenHeader, token);
  return headers;
}

/** `//host/path` and `/\host/path` look relative, and lead to other hosts. */
function isRelative(address: string, page: string): boolean {
  if (URL.canParse(address) || !URL.canParse(address, page)) return false;
  return new URL(address, page).origin === new URL(page).origin;
}

/** The value of the first cookie of a name. */
function cookieValue(cookies: string, name: string): string | undefined {
  for (const cookie of cookies.split(';')) {
    const [key = '', ...rest] = cookie.split('=');
    if (rest.length > 0 && decoded(key.trim()) === name) return decoded(rest.join('='));
  }
  return undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
