import { Fragment, type ReactNode } from 'react';

/** A sentence with its code, which stands between backticks. */
export function withCode(text: string): ReactNode {
  return text.split('`').map((part, index) => {
    const key = `${index}${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
