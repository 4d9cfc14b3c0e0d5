import { stemmer } from 'stemmer';

/** Shorter words have too many neighbours. */
const shortestWithTypo = 4;

/** Identifiers of several parts, whose parts may be too short to be corrected by themselves. */
const identifiers = /\p{L}*\p{Ll}\p{Lu}\p{L}*/gu;

/** Words, and the parts of identifiers. */
const parts = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu;

/** The words that the pages' names have: knows which words of a query are mistyped, and what was meant. */
export class Vocabulary {
  readonly #counts = new Map<string, number>();

  add(word: string): void {
    this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
  }

  /**
   * A query with its unknown words replaced by known ones that differ in one letter; of several the most frequent one. The last word may be unfinished.
   *
   * @returns undefined where there is nothing to replace, and where half of the words or more mean nothing even so: it is no typo then
   */
  correct(query: string): string | undefined {
    const words = query.match(parts) ?? [];
    const last = words.at(-1);
    const better = query
      .replace(parts, (part) => this.#meant(part, part === last) ?? part)
      .replace(
        identifiers,
        (name, place: number, all: string) =>
          this.#meant(name, place + name.length === all.length) ?? name,
      );
    if (better === query) return undefined;
    const unknown = (better.match(parts) ?? []).filter(
      (part) => part.length >= shortestWithTypo && !this.#knows(part.toLowerCase(), true),
    );
    return unknown.length * 2 < words.length ? better : undefined;
  }

  #meant(part: string, isLast: boolean): string | undefined {
    const word = part.toLowerCase();
    if (word.length < shortestWithTypo || this.#knows(word, isLast)) return undefined;
    const meant = this.#neighbour(word, isLast);
    return meant && inCaseOf(part, meant);
  }

  #neighbour(word: string, isLast: boolean): string | undefined {
    const finished = this.#nearest((known) => differsByOne(word, known));
    if (finished !== undefined || !isLast) return finished;
    const whole = this.#nearest((known) => startsNear(known, word) !== undefined);
    return whole && startsNear(whole, word);
  }

  #knows(word: string, isLast: boolean): boolean {
    if (this.#counts.has(word) || this.#counts.has(stemmer(word))) return true;
    return isLast && this.#nearest((known) => known.startsWith(word)) !== undefined;
  }

  /** The most frequent of the words that fit. */
  #nearest(fits: (known: string) => boolean): string | undefined {
    let best: string | undefined;
    for (const [known, count] of this.#counts) {
      if (fits(known) && count > (this.#counts.get(best ?? '') ?? 0)) best = known;
    }
    return best;
  }
}

/** A word with the letters of a mistyped one where the two are the same: its case tells the parts of an identifier apart. */
function inCaseOf(typed: string, meant: string): string {
  const { start, end } = commonEnds(typed.toLowerCase(), meant);
  return (
    typed.slice(0, start) + meant.slice(start, meant.length - end) + typed.slice(typed.length - end)
  );
}

/** The start of a word that an unfinished one is, but for one letter changed, missing or too many; it remains unfinished. */
function startsNear(known: string, word: string): string | undefined {
  if (known.length <= word.length) return undefined;
  return [0, 1, -1]
    .map((more) => known.slice(0, word.length + more))
    .find((start) => differsByOne(word, start));
}

/** Whether two words become equal by changing, adding or removing one letter, or by swapping two neighbours. */
export function differsByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  const { start, end } = commonEnds(one, other);
  const [left, right] = [
    one.slice(start, one.length - end),
    other.slice(start, other.length - end),
  ];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** How many letters two words have in common at their starts and, behind those, at their ends. */
function commonEnds(one: string, other: string): { start: number; end: number } {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (
    end < one.length - start &&
    end < other.length - start &&
    one.at(-1 - end) === other.at(-1 - end)
  ) {
    end++;
  }
  return { start, end };
}
