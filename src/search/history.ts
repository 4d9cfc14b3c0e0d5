import { textOf } from './marked-text.ts';
import { pageAddress } from './page-address.ts';
import type { SearchResult } from './result.ts';

/** Storage key of the history. From the product's specification. */
export const historyKey = 'docs-search-history-v1';

/** How many recent results are kept; favorites do not count. From the product's specification. */
export const recentLimit = 10;

/** A result that the reader has opened. */
export interface HistoryItem {
  readonly id: string;
  readonly label: string;
  readonly subLabel: string | null;
  readonly url: string;
  readonly isFavorite: boolean;
  /** When it was opened last, or became a favorite; in milliseconds. */
  readonly createdAt: number;
}

export type History = readonly HistoryItem[];

/** What the history keeps of a result. */
export type Opened = Pick<HistoryItem, 'id' | 'label' | 'subLabel' | 'url'>;

/** What is kept of a result: its texts without marks. */
export function openedOf({ id, label, subLabel, url }: SearchResult): Opened {
  return { id, label: textOf(label), subLabel: subLabel && textOf(subLabel), url };
}

/** Records that a result was opened: a favorite stays as it is, a recent one moves to the front; beyond the limit the oldest recent one goes. */
export function withOpened(history: History, opened: Opened, now: number): History {
  const { id, label, subLabel, url } = opened;
  if (history.some((item) => item.url === url && item.isFavorite)) return history;
  const item = { id, label, subLabel, url, isFavorite: false, createdAt: now };
  return withinLimit([item, ...without(history, url)]);
}

/** Makes a recent item a favorite, as of now. */
export function withFavorite(history: History, url: string, now: number): History {
  return history.map((item) =>
    item.url === url ? { ...item, isFavorite: true, createdAt: now } : item,
  );
}

/** Removes an item. */
export function without(history: History, url: string): History {
  return history.filter((item) => item.url !== url);
}

/** Recent items, newest first. */
export function recentOf(history: History): History {
  return newestFirst(history.filter(({ isFavorite }) => !isFavorite));
}

/** Favorites, newest first. */
export function favoritesOf(history: History): History {
  return newestFirst(history.filter(({ isFavorite }) => isFavorite));
}

function newestFirst(items: History): History {
  return items.toSorted((a, b) => b.createdAt - a.createdAt);
}

function withinLimit(history: History): History {
  return [...recentOf(history).slice(0, recentLimit), ...favoritesOf(history)];
}

/** The form in storage. The names are those of the product's specification; the labels are text all the same. */
interface StoredItem {
  readonly id: string;
  readonly labelHtml: string;
  readonly subLabelHtml: string | null;
  readonly url: string;
  readonly isFavorite: boolean;
  readonly createdAt: number;
}

/** Writes the history for storage. */
export function formatHistory(history: History): string {
  return JSON.stringify(
    history.map(
      ({ id, label, subLabel, url, isFavorite, createdAt }): StoredItem => ({
        id,
        labelHtml: label,
        subLabelHtml: subLabel,
        url,
        isFavorite,
        createdAt,
      }),
    ),
  );
}

/** Reads a stored history; what is no item of it is left out. */
export function parseHistory(stored: string): History {
  let items: unknown;
  try {
    items = JSON.parse(stored);
  } catch {
    return [];
  }
  if (!Array.isArray(items)) return [];
  const read = items.map(readItem).filter((item) => item !== undefined);
  const first = read.filter(
    ({ url }, index) => read.findIndex((item) => item.url === url) === index,
  );
  return withinLimit(first);
}

function readItem(stored: Partial<StoredItem> | null): HistoryItem | undefined {
  const url = pageAddress(stored?.url);
  if (url === undefined || typeof stored?.labelHtml !== 'string') return undefined;
  const { id, labelHtml, subLabelHtml, createdAt } = stored;
  return {
    id: typeof id === 'string' ? id : url,
    label: labelHtml,
    subLabel: typeof subLabelHtml === 'string' ? subLabelHtml : null,
    url,
    isFavorite: stored.isFavorite === true,
    createdAt: typeof createdAt === 'number' ? createdAt : 0,
  };
}
