/** Door of the search room for the browser: from a query to rows, and the history of those that were opened. */
export { attribution, chooseProvider } from './choose-provider.ts';
export {
  favoritesOf,
  formatHistory,
  type History,
  type HistoryItem,
  historyKey,
  type Opened,
  openedOf,
  parseHistory,
  recentOf,
  withFavorite,
  withOpened,
  without,
} from './history.ts';
export type { MarkedText, SearchResult } from './result.ts';
export { noSearch, Searching, type SearchState } from './searching.ts';
export { shared } from './shared.ts';
