import type { MarkedText as Parts } from '../../search/index.ts';

/** Text with the places that match; whatever the text holds, it stays text. */
export function MarkedText({ parts }: { parts: Parts }) {
  return parts.map(({ text, marked }, index) =>
    // Parts have no identity, and change all at once.
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
