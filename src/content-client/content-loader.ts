import { contentAddress } from './content-address.ts';
import { siteRequest } from './site-request.ts';

/** The answer was no document. */
export class ContentError extends Error {
  readonly path: string;
  /** Status of the answer; 0 where there was none. */
  readonly status: number;

  constructor(path: string, status: number, options?: ErrorOptions) {
    const reason = status === 404 ? 'there is none' : status ? `status ${status}` : 'no answer';
    super(`The content document "${path}" could not be loaded: ${reason}.`, options);
    this.name = 'ContentError';
    this.path = path;
    this.status = status;
  }
}

/** Loads content documents. */
export interface ContentLoader {
  /**
   * The HTML of a document.
   *
   * @param path see `contentAddress`
   * @throws {ContentError}
   */
  load(path: string): Promise<string>;
}

/**
 * Makes a loader that asks once for each path, for as long as the page lives: whoever comes while a request is under way shares it. A document that is
 * not there is remembered as well; after any other failure the next call asks again.
 *
 * @param request sends requests: `fetch`, or what stands in for it in tests
 */
export function contentLoader(
  request: (address: string) => Promise<Response> = siteRequest,
): ContentLoader {
  const documents = new Map<string, Promise<string>>();

  const forgetFailure = (address: string, error: unknown) => {
    if (!(error instanceof ContentError && error.status === 404)) documents.delete(address);
  };

  return {
    load(path) {
      const address = contentAddress(path);
      const known = documents.get(address);
      if (known) return known;
      const loading = fetchText(path, address, request);
      documents.set(address, loading);
      loading.catch((error: unknown) => forgetFailure(address, error));
      return loading;
    },
  };
}

async function fetchText(
  path: string,
  address: string,
  request: (address: string) => Promise<Response>,
): Promise<string> {
  let response: Response;
  try {
    response = await request(address);
    if (response.ok) return await response.text();
  } catch (cause) {
    throw new ContentError(path, 0, { cause });
  }
  throw new ContentError(path, response.status);
}
