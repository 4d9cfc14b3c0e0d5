/**
 * Lets the keys of the search press its buttons (`first-paint.inline.js`), which are links until then. What they do is loaded when one is pressed for the first time. A press of the keys that came before this
 * module takes effect now.
 */
export function startSearchButton(): void {
  const cap = document.querySelector('[data-search] kbd');
  if (cap && /Mac|iP/.test(navigator.userAgent)) cap.textContent = '⌘';
  dispatchEvent(new Event('search-known'));
}
