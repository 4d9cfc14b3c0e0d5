import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { $mobileNavigationOpen, $openMenu, $searchOpen, $searchQuery } from '../../stores/index.ts';
import { readHistory } from './kept-history.ts';
import { SearchDialog } from './SearchDialog.tsx';
import styles from './search.css?inline';
import { selectedText } from './selected-text.ts';
import { loadProvider } from './use-search.ts';

/** What opens the dialog: the buttons of the rail and of the phone's bar. */
const opener = '[data-search]';

/**
 * Opens the dialog.
 *
 * @param query replaces what stands in the field
 */
function open(query?: string): void {
  const { text, isEntered } = typedBefore();
  const isTyped = query === undefined && text !== '';
  $searchQuery.set(query ?? (text || selectedText() || $searchQuery.get()));
  if (isEntered) requestAnimationFrame(pressEnter);
  readHistory();
  // The focus returns to what it leaves now: not to something in a menu that is closed by then.
  document.querySelector<HTMLElement>('.mini-menu-button[aria-expanded="true"]')?.focus();
  $openMenu.set(null);
  $mobileNavigationOpen.set(false);
  // At once: what is typed before the field has the focus would be lost.
  flushSync(() => $searchOpen.set(true));
  // The reader goes on typing. Any other text goes when they begin to type.
  if (!isTyped) searchField()?.select();
  // The index loads while the reader types; a failure shows when there is something to search.
  loadProvider().catch(() => {});
}

const close = () => $searchOpen.set(false);

/** The address that has opened the dialog last. */
let openingAddress = '';

/** What an address has opened, and the reader has closed, would open again on the way back to that address. */
function forgetAddress(isOpen: boolean): void {
  if (isOpen || location.href !== openingAddress) return;
  const url = new URL(location.href);
  url.searchParams.delete('search');
  history.replaceState(history.state, '', url);
}

/** A search button, with the keys that were pressed while this module was on its way: `first-paint.inline.js` puts them there. */
interface TypedInto extends HTMLElement {
  typed?: string[] | undefined;
}

/** What the reader has typed while this module was on its way, and whether Enter ended it. */
function typedBefore(): { text: string; isEntered: boolean } {
  const button = document.querySelector(opener) as TypedInto;
  const keys = button.typed ?? [];
  button.typed = undefined;
  const text = keys.reduce((typed, key) => {
    if (key === 'Backspace') return typed.slice(0, -1);
    return key.length > 1 ? typed : typed + key;
  }, '');
  return { text, isEntered: text !== '' && keys.at(-1) === 'Enter' };
}

const searchField = () => document.querySelector<HTMLInputElement>('.search-dialog .search-input');

/** Acts on what stands in the field, as the key does. */
function pressEnter(): void {
  searchField()?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );
}

function onClick(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (!(target as Element).closest(opener) || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  if ($searchOpen.get()) close();
  else open();
}

/** The openers are links that act as buttons, so the space bar presses them. */
function onKeydown(event: KeyboardEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(opener);
  if (event.key !== ' ' || !control) return;
  event.preventDefault();
  control.click();
}

/** `?search=` opens it with a query, on any page. */
function openByAddress(): void {
  const query = new URLSearchParams(location.search).get('search');
  if (query === null) return;
  openingAddress = location.href;
  open(query);
}

/**
 * Puts the dialog beside the body, where the router, which swaps bodies, leaves it and its focus alone. Its styles belong to the document, so they stay too, and
 * no page has to bring them.
 */
function mount(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const host = document.createElement('div');
  document.documentElement.append(host);
  const issues = document.querySelector<HTMLElement>(opener)?.dataset['search'] ?? '';
  // At once: what is typed before the field is there would be lost.
  flushSync(() => createRoot(host).render(<SearchDialog issues={issues} />));
}

/** Serves the search of this and every later page. */
export function start(): void {
  mount();
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKeydown);
  $searchOpen.listen(forgetAddress);
  // Any navigation closes it; one within the page tells by the address only.
  document.addEventListener('astro:before-preparation', close);
  addEventListener('popstate', close);
  document.addEventListener('astro:page-load', openByAddress);
  openByAddress();
}
