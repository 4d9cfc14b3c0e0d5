import { useEffect, useRef } from 'react';
import type { Message } from './use-opened-code.ts';

/** What the playground says, with a button where something can be done about it. */
export function MessageLine({ message }: { message: Message }) {
  const { text, action } = message;
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message.takesFocus) line.current?.focus();
  }, [message]);
  const run = () => {
    action?.run();
    // The button goes with its message; the focus stays where the next one is.
    line.current?.focus();
  };
  return (
    <>
      <p ref={line} tabIndex={-1} className="playground-message" role="status">
        {text}
      </p>
      {action && (
        <button type="button" onClick={run}>
          {action.label}
        </button>
      )}
    </>
  );
}
