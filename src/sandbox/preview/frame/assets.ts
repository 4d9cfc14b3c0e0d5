/** Origin that applications in previews see, and whose files are the project's. */
export const ORIGIN = 'http://preview.example';

/** Media types of files that projects consist of; text where none is known. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  csv: 'text/csv',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
};

/**
 * The address that relative ones of a page start from: that of its `<base>`, or its own.
 *
 * @param html the page's source
 * @param address where the page is
 */
export function baseOf(html: string, address: string): string {
  const [, , href = ''] = /<base\b[^>]*?\shref\s*=\s*(["']?)([^"'\s>]*)\1/i.exec(html) ?? [];
  return URL.parse?.(href, address)?.href ?? address;
}

/** An answer, as a server would give it. */
export interface Answer {
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly type: string;
  readonly body: string;
}

/** Asks the project's files, a moment later; rejects for other hosts. Says in the console what was wrong. */
export type Ask = (method: string, address: string) => Promise<Answer>;

/** Files of the project that the application may ask for, by path. */
export class Assets {
  readonly #files: ReadonlyMap<string, string>;
  readonly #base: () => string;
  readonly #addresses = new Map<string, string>();

  /** @param base address that relative ones start from */
  constructor(files: Readonly<Record<string, string>>, base: () => string) {
    this.#files = new Map(Object.entries(files));
    this.#base = base;
  }

  /**
   * Answers a request for a file.
   *
   * @throws TypeError for other hosts, as a browser does where there is no network
   */
  answer(method: string, address: string): Answer {
    const url = new URL(address, this.#base());
    if (url.origin !== ORIGIN) throw new TypeError(foreignText(url.href));
    const path = this.#pathOf(url);
    const body = this.#files.get(path);
    const plain = { url: url.href, type: 'text/plain', body: '' };
    if (body === undefined) return { ...plain, status: 404, statusText: 'Not Found' };
    if (method !== 'GET' && method !== 'HEAD')
      return { ...plain, status: 405, statusText: 'Method Not Allowed' };
    const type = TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'text/plain';
    return {
      url: url.href,
      status: 200,
      statusText: 'OK',
      type,
      body: method === 'HEAD' ? '' : body,
    };
  }

  /** The text of a file; undefined where the project has no such file. */
  text(address: string): string | undefined {
    const url = URL.parse?.(address, this.#base());
    return url?.origin === ORIGIN ? this.#files.get(this.#pathOf(url)) : undefined;
  }

  /** An address that shows a file in an element; undefined where the project has no such file. */
  addressOf(address: string): string | undefined {
    const url = URL.parse?.(address, this.#base());
    if (url?.origin !== ORIGIN) return undefined;
    const path = this.#pathOf(url);
    const known = this.#addresses.get(path);
    if (known || !this.#files.has(path)) return known;
    const { type, body } = this.answer('GET', path);
    const made = URL.createObjectURL(new Blob([body], { type }));
    this.#addresses.set(path, made);
    return made;
  }

  /** A style sheet whose `url(…)` show files of the project. */
  styled(css: string): string {
    return css.replaceAll(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (whole, _quote, address: string) => {
      const made = this.addressOf(address);
      return made ? `url("${made}")` : whole;
    });
  }

  #pathOf({ pathname }: URL): string {
    try {
      return decodeURIComponent(pathname);
    } catch {
      return pathname;
    }
  }
}

const foreignText = (address: string): string =>
  `A preview has no network, so "${address}" was not requested. Put the data into a file of the project, such as public/data/birds.json, and request "/data/birds.json".`;

/** What is said of an answer that is an error, so that a developer who expects a server learns the rule. */
export function complaintOf(method: string, { status, url }: Answer): string | undefined {
  const { pathname } = new URL(url);
  if (status === 404)
    return `${method} ${pathname} returned 404: a preview has only the files of its project, and there is no file public${pathname}.`;
  if (status === 405)
    return `${method} ${pathname} returned 405: a preview has no server, so its files can only be read, with GET.`;
  return undefined;
}
