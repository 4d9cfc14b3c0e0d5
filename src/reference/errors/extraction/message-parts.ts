import type { MessagePart } from '../types.ts';

/** A message, or a part of one, while it is put together. */
export type Parts = readonly MessagePart[];

/** Most ways in which one message is written out; beyond them the pieces that vary are shown as filled in. */
const maxAlternatives = 8;

/** Longest words that a choice shows in one placeholder: `input | output`. */
const maxChoice = 30;

/** Every way to write `first`, each followed by every way to write `second`. */
export function concatenate(first: readonly Parts[], second: readonly Parts[]): Parts[] {
  const tails = first.length * second.length > maxAlternatives ? [[filled('…')]] : second;
  return first.flatMap((head) => tails.map((tail) => joined([...head, ...tail])));
}

export function filled(name: string): MessagePart {
  return { filled: name };
}

/**
 * One of two texts, within a longer one: a text or none is an optional piece, two short ones are a choice in one placeholder.
 */
export function eitherOf(first: readonly Parts[], second: readonly Parts[]): readonly Parts[] {
  const isNothing = (alternatives: readonly Parts[]) => alternatives.every(isEmpty);
  if (isNothing(first) && isNothing(second)) return [[]];
  if (isNothing(second)) return first.map((parts) => [{ optional: parts }]);
  if (isNothing(first)) return second.map((parts) => [{ optional: parts }]);
  const choice = [...first, ...second].map(textOf).join(' | ');
  const isPlain = [...first, ...second].every((parts) => parts.every(isWords));
  return isPlain && choice.length <= maxChoice ? [[filled(choice)]] : [...first, ...second];
}

/** Words that stand beside each other become one. */
export function joined(parts: Parts): Parts {
  const result: MessagePart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string')
      result[result.length - 1] = last + part;
    else if (part !== '') result.push(part);
  }
  return result;
}

/** A message without white space at its ends. */
export function trimmed(parts: Parts): Parts {
  return joined(
    parts.map((part, index) => {
      if (typeof part !== 'string') return part;
      const start = index === 0 ? part.trimStart() : part;
      return index === parts.length - 1 ? start.trimEnd() : start;
    }),
  );
}

/** The message on paper: `{name}` is filled in, `[…]` may be missing. */
export function textOf(parts: Parts): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'filled' in part ? `{${part.filled}}` : `[${textOf(part.optional)}]`;
    })
    .join('');
}

/** Only what is always printed, for the question whether there is a text at all. */
export function wordsOf(parts: Parts): string {
  return parts.filter(isWords).join(' ');
}

/** Whether something would be recognized as a sentence or a part of one. */
export function hasWords(parts: Parts): boolean {
  return /\p{L}{3}/u.test(wordsOf(parts));
}

export function isEmpty(parts: Parts): boolean {
  return textOf(parts).trim() === '';
}

function isWords(part: MessagePart): part is string {
  return typeof part === 'string';
}
