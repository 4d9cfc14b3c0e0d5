/** Where a slash is text. */
const textFields = 'input,textarea,select,[contenteditable]';

/**
 * Ctrl or Cmd and K, or a slash outside of text unless the reader has switched that off, press the search button. What it does is loaded when it is pressed for the first time; until then, and without
 * scripts, it is a link.
 */
export function startSearchButton(): void {
  for (const link of document.querySelectorAll('[data-search]')) link.role = 'button';
  const cap = document.querySelector('[data-search] kbd');
  if (cap && /Mac|iP/.test(navigator.userAgent)) cap.textContent = '⌘';
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isChord = ctrlKey || metaKey;
    const button = document.querySelector<HTMLElement>('[data-search]');
    if (!button || altKey) return;
    // With caps lock it is a capital letter. With Shift it is a shortcut of the browser.
    if (isChord ? shiftKey || key.toLowerCase() !== 'k' : isText(event)) return;
    if (
      !isChord &&
      document.querySelector('[data-search][aria-busy]') &&
      /^(.|Backspace|Enter)$/.test(key)
    ) {
      // What is typed while the dialog is on its way is given to it: characters, Backspace and Enter. Any of the buttons may have been pressed.
      button.dataset['typed'] = `${button.dataset['typed'] ?? ''}${key}\t`;
    } else if (isChord || (key === '/' && !isSlashOff())) button.click();
    else return;
    event.preventDefault();
  });
}

/** What the dialog's switch has stored. It is read here by itself: the module for storage would be one more on every page. */
function isSlashOff(): boolean {
  try {
    return localStorage['docs-search-slash'] === 'off';
  } catch {
    return false;
  }
}

/** Whether a key is typed into a text field. The code editor is in a shadow root: from outside, its host is the target of the event. */
function isText(event: KeyboardEvent): unknown {
  // The document and the window, where nothing has the focus, know no `closest`.
  return (event.composedPath()[0] as Element).closest?.(textFields);
}
