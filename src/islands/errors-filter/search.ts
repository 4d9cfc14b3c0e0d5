// Not through the door, which brings the whole search.
import { messageMatch } from '../../search/titles/message-match.ts';

/** An error as the search sees it. */
export interface Searchable {
  /** `NG0203` */
  readonly code: string;
  /** Code, name, package and messages in one text, normalized. */
  readonly text: string;
  /** For each message the pieces that are always printed, in order. */
  readonly templates: readonly (readonly string[])[];
}

/** Fewest letters that a message has to have in common with a pasted text. */
const fewestLetters = 8;

/** Letters that tell a message from most others. */
const enoughLetters = 15;

/**
 * Finds errors by code (`NG0203`, `ng203`, `-203`, `203`, its beginning), by a pasted line of the console, or by words.
 *
 * @returns for each entry whether it is found; an empty query finds all
 */
export function search(query: string, entries: readonly Searchable[]): boolean[] {
  const text = normalize(query);
  if (!text) return entries.map(() => true);
  const alone = /^(?:ng)?\s?-?(\d{1,6})$/.exec(text)?.[1];
  if (alone) return byCode(text, alone, entries);
  const code = codeIn(text, entries);
  if (code) return entries.map((entry) => entry.code === code);
  const scores = entries.map(({ templates }) => similarity(text, templates));
  const best = Math.max(...scores);
  if (best > 0) return scores.map((score) => score * 2 > best);
  const words = text.split(' ');
  const found = entries.map((entry) => words.every((word) => entry.text.includes(word)));
  return found.includes(true) ? found : byLikeness(text, entries);
}

/** Messages that are nearly those of the text: other versions of the framework word them in other ways. */
function byLikeness(text: string, entries: readonly Searchable[]): boolean[] {
  const likeness = entries.map(({ templates }) =>
    Math.max(0, ...templates.map((pieces) => messageMatch(pieces.join(' '), text))),
  );
  const best = Math.max(...likeness);
  return likeness.map((value) => best > 0 && value === best);
}

/**
 * The pieces of a message that a pasted text has to have: those of its first lines, as readers seldom copy the advice below.
 *
 * @param texts the pieces as they are written, in order
 */
export function templateOf(texts: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const text of texts) {
    const lines = text.split('\n');
    const end = lines.findIndex(
      (_, index) => lettersOf([...pieces, ...lines.slice(0, index + 1)].join('')) >= enoughLetters,
    );
    const isCut = end >= 0 && end < lines.length - 1;
    pieces.push(isCut ? lines.slice(0, end + 1).join('\n') : text);
    if (isCut) break;
  }
  return pieces.map(normalize).filter(Boolean);
}

function lettersOf(text: string): number {
  return text.replace(/[^\p{L}]/gu, '').length;
}

/** Lower case, and every run of white space a space. */
export function normalize(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A code by itself: the very code, else every code of that number, else codes that begin so. */
function byCode(text: string, digits: string, entries: readonly Searchable[]): boolean[] {
  const number = numberOf(digits);
  const typed = text.replace(/[\s-]/g, '');
  const tests: ((code: string) => boolean)[] = [
    (code) => code.toLowerCase() === typed,
    (code) => numberOf(code.slice(2)) === number,
    (code) => code.slice(2).startsWith(digits) || `${numberOf(code.slice(2))}`.startsWith(digits),
  ];
  for (const matches of tests) {
    const found = entries.map(({ code }) => matches(code));
    if (found.includes(true)) return found;
  }
  return entries.map(() => false);
}

/** The first code in a longer text, in the spelling of its entry. */
function codeIn(text: string, entries: readonly Searchable[]): string | undefined {
  for (const [, digits = ''] of text.matchAll(/(?:\bng|-(?=99\d{4}))(\d{3,6})\b/g)) {
    const exact = entries.find(({ code }) => code.slice(2) === digits);
    const found = exact ?? entries.find(({ code }) => numberOf(code.slice(2)) === numberOf(digits));
    if (found) return found.code;
  }
  return undefined;
}

/** The number of a code. Editors show codes of the compiler as TypeScript has them, with 99 in front: `-998002`. */
function numberOf(digits: string): number {
  return Number(digits.replace(/^99(?=\d{4})/, ''));
}

/** How many letters of the message that fits best occur in the text, in order; 0 where none fits. */
function similarity(text: string, templates: Searchable['templates']): number {
  return Math.max(0, ...templates.map((pieces) => lettersInCommon(text, pieces)));
}

function lettersInCommon(text: string, pieces: readonly string[]): number {
  let [from, letters] = [0, 0];
  for (const piece of pieces) {
    const at = text.indexOf(piece, from);
    if (at < 0) return 0;
    from = at + piece.length;
    letters += lettersOf(piece);
  }
  return letters < fewestLetters ? 0 : letters;
}
