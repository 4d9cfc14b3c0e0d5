/** How the editor is used without a mouse: the way in and out at once, the rest when the reader asks. */
export function EditorKeys() {
  const isMac = /Mac|iP/.test(navigator.userAgent);
  const keys = isMac ? ['⌘ .', '⌘ F', '⌥ ⌘ [', '⌥ ⌘ ]', '⌥ ⌘ ↓'] : names;
  return (
    <details className="code-hint">
      <summary>Enter starts editing. Escape, then Tab, leaves the editor.</summary>
      <ul>
        {keys.map((key, index) => (
          <li key={key}>
            <kbd>{key}</kbd> {uses[index]}
          </li>
        ))}
      </ul>
    </details>
  );
}

const names = ['Ctrl .', 'Ctrl F', 'Ctrl Shift [', 'Ctrl Shift ]', 'Ctrl Alt ↓'];

/** What the keys do, in their order. */
const uses = [
  'suggests what can be written here',
  'searches in the file, and Escape ends the search',
  'folds the block that starts in the line',
  'unfolds it',
  'adds a cursor in the line below, and Escape takes it away',
];
