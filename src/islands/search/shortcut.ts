/** Where a slash is text. */
const textFields = 'input, textarea, select, [contenteditable]';

/**
 * Ctrl or Cmd and K, or a slash outside of text, press the search button. What it does is loaded when it is pressed for the first time; until then, and without
 * scripts, it is a link.
 */
export function startSearchButton(): void {
  for (const link of document.querySelectorAll('[data-search]')) link.role = 'button';
  const cap = document.querySelector('[data-search] kbd');
  if (cap && /Mac|iP/.test(navigator.userAgent)) cap.textContent = '⌘';
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isChord = ctrlKey || metaKey;
    // With caps lock it is a capital letter.
    if (altKey || key.toLowerCase() !== (isChord ? 'k' : '/')) return;
    if (!isChord && (target as Element).closest(textFields)) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-search]')?.click();
  });
}
