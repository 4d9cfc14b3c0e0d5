import type { MessagePart } from '../types.ts';

/** A condition that has decided for a piece of a message, and how. It prints nothing. */
interface Choice {
  /** What tells the condition from others of its function. */
  readonly condition: string;
  readonly holds: boolean;
}

/** A message, or a part of one, while it is put together. */
export type Parts = readonly (MessagePart | Choice)[];

/** Most ways in which one message is written out; beyond them the pieces that vary are shown as filled in. */
const maxAlternatives = 8;

/** Longest words that a choice shows in one placeholder: `input | output`. */
const maxChoice = 30;

/** Every way to write `first`, each followed by every way to write `second` that the code can print after it. */
export function concatenate(first: readonly Parts[], second: readonly Parts[]): Parts[] {
  const pairs = first.flatMap((head) =>
    second.filter((tail) => areTogether(head, tail)).map((tail) => joined([...head, ...tail])),
  );
  if (pairs.length <= maxAlternatives) return pairs;
  return first.map((head) => joined([...head, filled('…')]));
}

/** Whether no condition holds in one piece and not in the other. */
function areTogether(head: Parts, tail: Parts): boolean {
  return !head
    .filter(isChoice)
    .some((one) =>
      tail.some(
        (other) =>
          isChoice(other) && other.condition === one.condition && other.holds !== one.holds,
      ),
    );
}

/** Texts that are printed where a condition holds, or does not. */
export function chosen(texts: readonly Parts[], condition: string, holds: boolean): Parts[] {
  return texts.map((parts) => [...parts, { condition, holds }]);
}

function isChoice(part: Parts[number]): part is Choice {
  return typeof part !== 'string' && 'condition' in part;
}

/** A text without what was noted about it on the way. */
export function withoutChoices(parts: Parts): MessagePart[] {
  const texts: MessagePart[] = [];
  for (const part of parts) {
    const last = texts.at(-1);
    if (isChoice(part)) continue;
    if (typeof part === 'string' && typeof last === 'string') texts[texts.length - 1] = last + part;
    else texts.push(part);
  }
  return texts;
}

/** Whether a text is printed only where a condition holds, or does not. */
export function isConditional(parts: Parts): boolean {
  return parts.some(isChoice);
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
  if (isNothing(second)) return first.map((parts) => [{ optional: withoutChoices(parts) }]);
  if (isNothing(first)) return second.map((parts) => [{ optional: withoutChoices(parts) }]);
  const choice = [...first, ...second].map(textOf).join(' | ');
  const isPlain = [...first, ...second].every((parts) => parts.every(isWords));
  return isPlain && choice.length <= maxChoice ? [[filled(choice)]] : [...first, ...second];
}

/** Words that stand beside each other become one. */
export function joined(parts: Parts): Parts {
  const result: Parts[number][] = [];
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
    withoutChoices(parts).map((part, index, all) => {
      if (typeof part !== 'string') return part;
      const start = index === 0 ? part.trimStart() : part;
      return index === all.length - 1 ? start.trimEnd() : start;
    }),
  );
}

/** The message on paper: `{name}` is filled in, `[…]` may be missing. */
export function textOf(parts: Parts): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (isChoice(part)) return '';
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

function isWords(part: Parts[number]): part is string {
  return typeof part === 'string';
}
