/** Fewer words than these are no message: they occur in many. */
const fewestWords = 3;

/** A message without some of its words, or a part of one, is still that message. */
const leastShare = 0.75;

const wordsOfMessage = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}@_$]+/gu) ?? [];

/**
 * How far a pasted text is a message: 0 to 1. The reader's own names stand where the message has `{}`.
 *
 * @param message as the framework writes it, `{}` for what it fills in
 */
export function messageMatch(message: string, query: string): number {
  const fixed = wordsOfMessage(message);
  const typed = wordsOfMessage(query);
  if (fixed.length === 0 || typed.length < fewestWords) return 0;
  const common = inOrder(fixed, typed);
  if (common < fewestWords) return 0;
  const whole = common / fixed.length;
  const part = common / typed.length;
  const share = Math.max(whole, part);
  if (share < leastShare) return 0;
  // Of two messages that a text contains the longer one is meant.
  return share - 1 / (2 + common);
}

/** Number of words that two texts have in the same order: the length of their longest common subsequence. */
function inOrder(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const next = [0];
    for (const [index, candidate] of other.entries()) {
      const longest =
        word === candidate
          ? (row[index] ?? 0) + 1
          : Math.max(row[index + 1] ?? 0, next[index] ?? 0);
      next.push(longest);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
