/** Pause after the last change before it is saved, in milliseconds. */
const DEBOUNCE_MS = 600;

/**
 * Saves after each pause of the reader, and at once when the page goes: when it is hidden or left, when the router puts
 * another page in its place, and when this is disposed.
 */
export class Autosave {
  readonly #save: (isLeaving: boolean) => void;
  readonly #listening = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param save gets whether the page goes and its address can't be changed any more */
  constructor(save: (isLeaving: boolean) => void) {
    this.#save = save;
    const { signal } = this.#listening;
    const flush = () => this.flush();
    addEventListener('pagehide', flush, { signal });
    // Phones end a page in the background without another word.
    document.addEventListener('visibilitychange', flush, { signal });
    // The router changes the address after it has put another page in place, except on the way back.
    const { pathname } = location;
    const swap = () => this.#flush(location.pathname !== pathname);
    document.addEventListener('astro:before-swap', swap, { signal });
  }

  /** Says that there is something to save. */
  changed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#flush(false), DEBOUNCE_MS);
  }

  /** Saves what has changed and is not saved yet. */
  flush(): void {
    this.#flush(true);
  }

  #flush(isLeaving: boolean): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#save(isLeaving);
  }

  /** Saves for the last time. */
  dispose(): void {
    this.flush();
    this.#listening.abort();
  }
}
