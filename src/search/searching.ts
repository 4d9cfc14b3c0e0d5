import { hitsPerQuery, type SearchProvider } from './provider.ts';
import type { SearchResult } from './result.ts';
import { toResults } from './to-results.ts';

/** Rest after the last change of the query before it is searched, in milliseconds. From the product's specification. */
export const debounceTime = 200;

/** What readers see of a search. */
export interface SearchState {
  /** Whether a query waits for its answer. */
  readonly pending: boolean;
  /** The query that results, or their absence, belong to; empty before the first answer. */
  readonly answered: string;
  /** Those of the last query that was answered, while another one waits. */
  readonly results: readonly SearchResult[];
  /** Whether the last query could not be answered. */
  readonly failed: boolean;
}

/** Before the first query, and after the reader has emptied the field. */
export const noSearch: SearchState = { pending: false, answered: '', results: [], failed: false };

/** Searches while the reader types: waits for a rest, aborts what is out of date, and reports each new state. */
export class Searching {
  readonly #provider: () => Promise<SearchProvider>;
  readonly #report: (state: SearchState) => void;
  #state = noSearch;
  #query = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | undefined;

  /**
   * @param provider loads the provider; asked again after it has failed
   * @param report is told each new state
   */
  constructor(provider: () => Promise<SearchProvider>, report: (state: SearchState) => void) {
    this.#provider = provider;
    this.#report = report;
  }

  /** Searches for what the reader has typed, after a rest. Results of the query before stay until there are new ones. */
  search(text: string): void {
    const query = text.trim();
    if (query === this.#query) return;
    this.#stop();
    this.#query = query;
    if (query === '') {
      this.#set(noSearch);
      return;
    }
    this.#set({ ...this.#state, pending: true });
    this.#timer = setTimeout(() => void this.#run(), debounceTime);
  }

  /** Searches for the same again, at once. */
  retry(): void {
    if (this.#query === '') return;
    this.#stop();
    this.#set({ ...this.#state, pending: true });
    void this.#run();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
  }

  async #run(): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    const { signal } = running;
    const answered = this.#query;
    let results: readonly SearchResult[] = [];
    try {
      const provider = await this.#provider();
      if (signal.aborted) return;
      for await (const hits of provider.search(answered, signal)) {
        if (signal.aborted) return;
        results = toResults(hits).slice(0, hitsPerQuery);
        if (results.length > 0) this.#set({ pending: true, answered, results, failed: false });
      }
      if (!signal.aborted) this.#set({ pending: false, answered, results, failed: false });
    } catch (error) {
      if (signal.aborted) return;
      console.warn(error);
      this.#set({ pending: false, answered, results, failed: true });
    }
  }

  #set(state: SearchState): void {
    this.#state = state;
    this.#report(state);
  }
}
