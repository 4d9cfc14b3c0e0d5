/** Fewer words than these are no message: they occur in many. */
const fewestWords = 3;

/** A message without some of its words, or a part of one, is still that message. */
const leastShare = 0.75;

/** A part with fewer words than these must have all of them: most questions share a few with some message. */
const fewestInPart = 6;

const wordsOfMessage = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}@_$]+/gu) ?? [];

/**
 * How far a pasted text is a message: 0 to 1. The reader's own names stand where the message has `{}`.
 *
 * @param message as the framework writes it, `{}` for what it fills in
 */
export function messageMatch(message: string, query: string): number {
  return Math.max(
    ...[query, withoutNames(query)].map((text) => match(wordsOfMessage(message), text)),
  );
}

/** Without what stands in quotation marks: in most messages a name of the reader's. */
const withoutNames = (text: string): string =>
  text.replace(/(?<!\w)'[^']*'(?!\w)|"[^"]*"|`[^`]*`/g, ' ');

function match(fixed: readonly string[], query: string): number {
  const typed = wordsOfMessage(query);
  if (fixed.length === 0 || typed.length < fewestWords) return 0;
  const common = inOrder(fixed, typed);
  if (common < fewestWords) return 0;
  const whole = common / fixed.length;
  const part = whole < leastShare ? shareOfPart(fixed, typed) : 0;
  // A whole message before a part of a longer one.
  const share = Math.max(whole, 0.98 * part);
  if (Math.max(whole, part) < leastShare) return 0;
  // Of two messages that a text contains the longer one is meant.
  return share - 1 / (2 + common);
}

/** A typed part of a message may lack some of the words between its first and its last: so many times its own length. */
const stretch = 1.5;

function shareOfPart(fixed: readonly string[], typed: readonly string[]): number {
  const share = bestPart(fixed, typed) / typed.length;
  return share === 1 || typed.length >= fewestInPart ? share : 0;
}

/** The most words that a stretch of a message has in common with what is typed. The few words of a question, far apart in a long message, are no part of it. */
function bestPart(fixed: readonly string[], typed: readonly string[]): number {
  const length = Math.ceil(typed.length * stretch);
  const starts = Math.max(1, fixed.length - length + 1);
  let best = 0;
  for (let start = 0; start < starts; start++)
    best = Math.max(best, inOrder(fixed.slice(start, start + length), typed));
  return best;
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
