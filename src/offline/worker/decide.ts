/** What is asked for: a document in the address bar, a page by the router or ahead of a click, or anything that a page loads. */
export type Asked = 'navigation' | 'page' | 'file';

/** Who asks: a page of the worker's own build, one of an older build whose files are kept, or one of which the worker knows nothing. */
export type Asker = 'own' | 'older' | 'unknown';

/**
 * How a request is answered.
 *
 * - `own`: from this build, or from the network if that has this build's content; anything else would mix two builds
 * - `document`: as `own`, but the network may have another build, since a whole document begins anew; without a network, the offline page
 * - `older`: as `own`, of the asker's build
 * - `reload`: so that the router loads a whole document
 * - `network`: as if there were no worker; without a network, pages are reloaded, files come from this build
 */
export type Way = 'own' | 'document' | 'older' | 'reload' | 'network';

/** Decides by what is asked and who asks, so that a page and what it loads are always of one build. */
export function wayFor(asked: Asked, asker: Asker): Way {
  if (asked === 'navigation') return 'document';
  if (asker === 'own') return 'own';
  if (asker === 'unknown') return 'network';
  return asked === 'page' ? 'reload' : 'older';
}

/** Whether a page is from this build, from an older build, or from an unknown build. */
export function askerOf(build: string | undefined, own: string): Asker {
  if (build === undefined) return 'unknown';
  return build === own ? 'own' : 'older';
}

/** Addresses that the worker never answers: its own files, what must be fresh, and what runs in frames of its own. */
const left = /^\/(?:service-worker\.js|offline\/|assets\/others\/|examples\/|sandbox\/frame\/)/;

/** Folders and files without pages. */
const files =
  /^\/(?:_astro|assets|icons|pagefind|sandbox|search|link-previews|press)\/|\.[a-z\d]+$/i;

/** The part of a request that tells what it is for. */
export interface RequestFacts {
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly sameOrigin: boolean;
  readonly pathname: string;
  /** What caches are allowed to do with it. */
  readonly cache: RequestCache;
  /** Of a part of a file. */
  readonly range: boolean;
}

/** What a request is for; undefined where the worker has to leave it alone. */
export function askedBy(request: RequestFacts): Asked | undefined {
  const { method, mode, destination, sameOrigin, pathname, cache, range } = request;
  if (!sameOrigin || range || left.test(pathname)) return undefined;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (mode === 'navigate') {
    return destination === 'document' && method === 'GET' ? 'navigation' : undefined;
  }
  // Who asks in this way wants to know what the host has now.
  if (cache === 'no-store') return undefined;
  if (!files.test(pathname) && destination === '') return 'page';
  return method === 'GET' ? 'file' : undefined;
}

/** The address under which a page is kept. */
export function pageAddress(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
