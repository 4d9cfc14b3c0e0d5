import { useState } from 'react';

/** Characters of a text that are shown at first: a longer one would fill the console. */
const SHORT = 1000;

/** A text that was printed; the rest of a long one is shown when the reader asks for it. */
export function ConsoleText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  if (isWhole || text.length <= SHORT) return <code>{text}</code>;
  return (
    <>
      <code>{text.slice(0, SHORT)}…</code>{' '}
      <button type="button" className="console-more" onClick={() => setIsWhole(true)}>
        Show all {text.length} characters
      </button>
    </>
  );
}
