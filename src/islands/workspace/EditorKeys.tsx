/** How the editor is used without a mouse: the way in and out at once, the rest when the reader asks. */
export function EditorKeys() {
  const isMac = /Mac|iP/.test(navigator.userAgent);
  return (
    <details className="code-hint">
      <summary>Enter starts editing. Escape, then Tab, leaves the editor.</summary>
      <ul>
        {keys.map(([key, onMac, use]) => (
          <li key={key}>
            <kbd>{isMac ? onMac : key}</kbd> {use}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Each key, the key on a Mac, and what it does. */
const keys = [
  ['Ctrl .', '⌘ .', 'suggests what can be written here, or what could be done about a problem'],
  ['F12', 'F12', 'goes to where a name is declared, as Ctrl (⌘) and a click do'],
  ['F2', 'F2', 'gives a name another one, in all files'],
  ['Ctrl Shift Space', '⇧ ⌘ Space', 'shows what a call expects'],
  ['Ctrl /', '⌘ /', 'makes the line a comment, or code again'],
  ['Ctrl F', '⌘ F', 'searches in the file, and Escape ends the search'],
  ['Ctrl D', '⌘ D', 'selects the word at the cursor, then its next occurrence too'],
  ['Ctrl Shift [', '⌥ ⌘ [', 'folds the block that starts in the line'],
  ['Ctrl Shift ]', '⌥ ⌘ ]', 'unfolds it'],
  ['Ctrl Alt ↓', '⌥ ⌘ ↓', 'adds a cursor in the line below, and Escape takes it away'],
] as const;
