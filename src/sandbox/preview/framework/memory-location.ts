import type { LocationChangeListener, PlatformLocation } from '@angular/common';

/** How a location in memory starts, and what it notifies. */
export interface MemoryLocationOptions {
  /** Path, query and fragment to begin with: `/birds?sort=name`. */
  readonly url: string;
  /** Is told after each change: the new path, and whether there is something to go back or forward to. */
  readonly onChange: (url: string, canGoBack: boolean, canGoForward: boolean) => void;
}

interface Entry {
  readonly url: string;
  readonly state: unknown;
}

/** Origin that applications in previews see. Nothing is ever asked there: the name is reserved for documentation. */
const ORIGIN = 'http://preview.example';

/** An address bar and its history in memory, as the framework's router and location services use it. */
export class MemoryLocation implements PlatformLocation {
  readonly #options: MemoryLocationOptions;
  readonly #popListeners = new Set<LocationChangeListener>();
  readonly #hashListeners = new Set<LocationChangeListener>();
  #entries: Entry[];
  #index = 0;

  constructor(options: MemoryLocationOptions) {
    this.#options = options;
    this.#entries = [{ url: this.#absolute(options.url), state: null }];
  }

  get href(): string {
    return this.#entry.url;
  }
  get protocol(): string {
    return this.#url.protocol;
  }
  get hostname(): string {
    return this.#url.hostname;
  }
  get port(): string {
    return this.#url.port;
  }
  get pathname(): string {
    return this.#url.pathname;
  }
  get search(): string {
    return this.#url.search;
  }
  get hash(): string {
    return this.#url.hash;
  }

  getBaseHrefFromDOM(): string {
    return '/';
  }

  getState(): unknown {
    return this.#entry.state;
  }

  onPopState(listener: LocationChangeListener): VoidFunction {
    this.#popListeners.add(listener);
    return () => this.#popListeners.delete(listener);
  }

  onHashChange(listener: LocationChangeListener): VoidFunction {
    this.#hashListeners.add(listener);
    return () => this.#hashListeners.delete(listener);
  }

  pushState(state: unknown, _title: string, url: string): void {
    this.#entries = [
      ...this.#entries.slice(0, this.#index + 1),
      { url: this.#absolute(url), state },
    ];
    this.#index++;
    this.#tell();
  }

  replaceState(state: unknown, _title: string, url: string): void {
    this.#entries[this.#index] = { url: this.#absolute(url), state };
    this.#tell();
  }

  back(): void {
    this.historyGo(-1);
  }

  forward(): void {
    this.historyGo(1);
  }

  historyGo(by = 0): void {
    const index = this.#index + by;
    if (by === 0 || !this.#entries[index]) return;
    const before = this.#url;
    this.#index = index;
    this.#tell();
    // As in a browser, whoever asked goes on first.
    queueMicrotask(() => this.#popped(before));
  }

  /** Goes to a path that a user typed, as an application sees it when only the fragment changes or a link is followed by hand. */
  visit(url: string): void {
    const before = this.#url;
    this.pushState(null, '', url);
    queueMicrotask(() => this.#popped(before));
  }

  /** Tells nobody anything from now on. */
  end(): void {
    this.#popListeners.clear();
    this.#hashListeners.clear();
  }

  get #entry(): Entry {
    return this.#entries[this.#index] as Entry;
  }

  get #url(): URL {
    return new URL(this.#entry.url);
  }

  /** An address of this application; one of another host keeps only its path. */
  #absolute(url: string): string {
    const { pathname, search, hash } = new URL(url, this.#entries ? this.#entry.url : ORIGIN);
    return `${ORIGIN}${pathname}${search}${hash}`;
  }

  #popped(before: URL): void {
    for (const listener of this.#popListeners)
      listener({ type: 'popstate', state: this.getState() });
    if (before.hash === this.hash) return;
    for (const listener of this.#hashListeners) listener({ type: 'hashchange', state: null });
  }

  #tell(): void {
    const { pathname, search, hash } = this.#url;
    const last = this.#entries.length - 1;
    this.#options.onChange(pathname + search + hash, this.#index > 0, this.#index < last);
  }
}
