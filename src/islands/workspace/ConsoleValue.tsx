import { useState } from 'react';
import type { ConsoleNode } from '../../sandbox/types.ts';
import { ConsoleText } from './ConsoleText.tsx';

/** A printed value; what is inside is made when the reader opens it. */
export function ConsoleValue({ node }: { node: ConsoleNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const key = node.key !== undefined && <span className="console-key">{node.key}: </span>;
  if (!node.children)
    return (
      <span className="console-value">
        {key}
        <ConsoleText text={node.text} />
      </span>
    );
  return (
    <details className="console-value" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {key}
        <code>{node.text}</code>
      </summary>
      {isOpen && (
        // The reader has opened it, so it is no news.
        <div className="console-inside" aria-live="off">
          {node.children.map((child, index) => (
            <ConsoleValue key={index} node={child} />
          ))}
        </div>
      )}
    </details>
  );
}
