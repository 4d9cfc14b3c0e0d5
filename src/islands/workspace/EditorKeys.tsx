/** How the editor is used without a mouse: the way in and out at once, the rest when the reader asks. */
export function EditorKeys() {
  const isMac = /Mac|iP/.test(navigator.userAgent);
  return (
    <details className="code-hint">
      <summary>Press Enter to edit, and Escape, then Tab, to leave the editor.</summary>
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
  ['Ctrl .', '⌘ .', 'suggests completions, or fixes for a problem'],
  ['F12', 'F12', 'goes to the declaration of a name, like Ctrl (⌘) and a click'],
  ['F2', 'F2', 'renames a symbol in all files'],
  ['Ctrl Shift Space', '⇧ ⌘ Space', 'shows the parameters of a call'],
  ['Ctrl /', '⌘ /', 'turns the line into a comment, or back into code'],
  ['Shift Alt F', '⇧ ⌥ F', 'formats the file'],
  ['Ctrl F', '⌘ F', 'searches in the file, and Escape ends the search'],
  ['Ctrl D', '⌘ D', 'selects the word at the cursor, then its next occurrence too'],
  ['Ctrl Shift [', '⌥ ⌘ [', 'folds the block that starts on the line'],
  ['Ctrl Shift ]', '⌥ ⌘ ]', 'unfolds it'],
  ['Ctrl Alt ↓', '⌥ ⌘ ↓', 'adds a cursor on the line below; Escape removes it'],
] as const;
