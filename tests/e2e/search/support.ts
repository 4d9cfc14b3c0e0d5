import { expect, type Locator, type Page } from '@playwright/test';
import { packTitles, type TitledPage } from '../../../src/search/titles/titles-file.ts';

/** A query that finds several pages. */
export const commonQuery = 'signal';

/** A query that finds none. */
export const strangeQuery = 'qxzvwkjqxzv';

/** Storage key of the history, as the product's specification names it. */
export const historyKey = 'docs-search-history-v1';

/** The button of the rail, or of the phone's bar: one of them shows. */
export function searchButton(page: Page): Locator {
  return page
    .getByRole('banner')
    .or(page.locator('.site-bar'))
    .getByRole('button', {
      name: /^Search/,
    });
}

export function searchDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search' });
}

/** The text field of the dialog, or of the page. */
export function searchField(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search docs' });
}

export function resultRows(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Results' }).getByRole('option');
}

/** The list of what was opened, `Recent` or `Favorite`. */
export function historyList(page: Page, name: 'Recent' | 'Favorite'): Locator {
  return searchDialog(page).getByRole('grid', { name });
}

/** The row that the field says is active. */
export async function activeRow(page: Page): Promise<Locator> {
  const id = await searchField(page).getAttribute('aria-activedescendant');
  return page.locator(`[id="${id}"]`);
}

/** Opens the dialog with the keyboard. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
}

/** Opens the dialog, types, and waits for an answer. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await searchField(page).fill(query);
  await expect(searchDialog(page).getByRole('status')).toContainText(`“${query}”`);
}

/** What storage has of the history. */
export function storedHistory(
  page: Page,
): Promise<{ url: string; labelHtml: string; isFavorite: boolean }[]> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), historyKey);
}

/** Puts a history into storage: items in the order given, the first one the newest. */
export async function storeHistory(
  page: Page,
  items: readonly { url: string; label: string; subLabel?: string; isFavorite?: boolean }[],
): Promise<void> {
  const stored = items.map(({ url, label, subLabel = null, isFavorite = false }, index) => ({
    id: url,
    labelHtml: label,
    subLabelHtml: subLabel,
    url,
    isFavorite,
    createdAt: 1000 - index,
  }));
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    historyKey,
    JSON.stringify(stored),
  ] as const);
}

/** Replaces the index by one that has these pages only. */
export async function useTitles(page: Page, pages: readonly TitledPage[]): Promise<void> {
  const file = packTitles({ areas: ['Docs', 'Reference', 'Tutorials'], pages });
  await page.route('**/search/titles.json', (route) => route.fulfill({ json: file }));
  await page.route('**/pagefind/**', (route) => route.fulfill({ status: 404 }));
}

/** A page of an index. */
export function titledPage(route: string, title: string, description = ''): TitledPage {
  return { route, area: 0, title, description };
}
