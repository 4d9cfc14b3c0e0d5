import type { SearchHit } from './hit.ts';

/** How many hits a query has at most. From the product's specification. */
export const hitsPerQuery = 20;

/** Searches the documentation. */
export interface SearchProvider {
  /**
   * Answers a query. A provider that has some hits sooner than others gives what it has, and then the longer list: each list starts with the one before,
   * so that nothing moves under the reader's pointer.
   *
   * @param query what the reader typed, trimmed, not empty
   * @param signal stops the search, which then ends without an answer
   * @throws SearchFailure when the index or the service does not answer
   */
  search(query: string, signal: AbortSignal): AsyncIterable<readonly SearchHit[]>;
}

/** A search that could not be answered. Its message says what went wrong, for the console and for reports; readers see a general one. */
export class SearchFailure extends Error {
  override readonly name = 'SearchFailure';
}
