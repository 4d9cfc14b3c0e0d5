import { atom } from 'nanostores';
import {
  formatHistory,
  type History,
  historyKey,
  type Opened,
  parseHistory,
  withFavorite,
  withOpened,
  without,
} from '../../search/index.ts';
import { readStored, writeStored } from '../../stores/index.ts';

/** The reader's history. Where storage is out of reach it lasts for this page. */
export const $history = atom<History>([]);

/** Takes over what storage has; another tab may have changed it. */
export function readHistory(): void {
  const stored = readStored(historyKey);
  if (stored !== null) $history.set(parseHistory(stored));
}

function change(how: (history: History) => History): void {
  readHistory();
  $history.set(how($history.get()));
  writeStored(historyKey, formatHistory($history.get()));
}

/** Records that a result was opened. */
export function recordOpened(opened: Opened): void {
  change((history) => withOpened(history, opened, Date.now()));
}

/** Makes a recent item a favorite. */
export function makeFavorite(url: string): void {
  change((history) => withFavorite(history, url, Date.now()));
}

/** Removes an item of either list. */
export function removeItem(url: string): void {
  change((history) => without(history, url));
}
