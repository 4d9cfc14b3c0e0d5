import type { FromFrame } from '../protocol/messages.ts';
import { RateLimit } from './rate-limit.ts';
import type { Send } from './send.ts';
import { namedStack, stackOf } from './stacks.ts';
import { textOfArguments } from './text-of.ts';
import { partsOf } from './value-tree.ts';

type Line = Extract<FromFrame, { type: 'console' }>;

/** How important a line is. */
export type Level = Line['level'];

/** What a line may have besides its text. */
export type Extras = Pick<Partial<Line>, 'stack' | 'kind' | 'table' | 'hasCalls'>;

/** What reaches the page in a second: lines, characters, and values inside of values. */
const MOST_LINES = 200;
const MOST_CHARACTERS = 100_000;
const MOST_NODES = 5000;

/** Errors in a second that reach the page besides, so that they do not get lost among other lines. */
const MOST_ERRORS = 20;

/** Most calls of a stack that are sent with a line. */
const MOST_CALLS = 20;

/** How many texts are kept for checks. */
const KEPT = 1000;

/** What was printed in this frame, newest last, for checks. */
export const printed: string[] = [];

/** Prints for the page, in the place of the application or of the frame itself. */
export type Print = (level: Level, values: readonly unknown[], stack?: string) => void;

/** Sends lines of the console to the page, as many as it can take. */
export class Printer {
  readonly #send: Send;
  readonly #lines = new RateLimit(MOST_LINES);
  readonly #characters = new RateLimit(MOST_CHARACTERS);
  readonly #errors = new RateLimit(MOST_ERRORS);
  readonly #nodes = new RateLimit(MOST_NODES);
  #refused = 0;
  #isNoticed = false;
  #depth = 0;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Makes the following lines part of a group. */
  openGroup(): void {
    this.#depth++;
  }

  closeGroup(): void {
    this.#depth = Math.max(0, this.#depth - 1);
  }

  closeAllGroups(): void {
    this.#depth = 0;
  }

  /**
   * Prints a line, or counts it as left out.
   *
   * @returns whether it was printed
   */
  print(level: Level, values: readonly unknown[], extras: Extras = {}): boolean {
    const limit = level === 'error' ? this.#errors : this.#lines;
    if (!limit.allows()) return this.#refuse();
    const text = textOfArguments(values);
    const stack = ownCalls(extras.stack ?? stackOfLine(values));
    const isLong = !this.#characters.allows(text.length + stack.length);
    if (isLong && level !== 'error') return this.#refuse();
    const parts = this.#nodes.allows(0) ? partsOf(values) : undefined;
    if (parts) this.#nodes.allows(parts.size);
    this.#say({ level, text, ...extras, stack, ...(parts && { parts: parts.parts }) });
    return true;
  }

  #say(line: Omit<Line, 'type'>): void {
    printed.push(line.text);
    if (printed.length > KEPT) printed.shift();
    this.#send({ type: 'console', depth: this.#depth, ...line });
  }

  #refuse(): boolean {
    this.#refused++;
    if (!this.#isNoticed) {
      this.#isNoticed = true;
      setTimeout(() => this.#noticeRefused(), 1000);
    }
    return false;
  }

  #noticeRefused(): void {
    this.#isNoticed = false;
    const count = this.#refused;
    this.#refused = 0;
    const text = `${count} more lines were left out: the application logs too fast.`;
    if (count > 0) this.#say({ level: 'warn', text, stack: '' });
  }
}

/** Where a line comes from: the stack of an error in it, or of the call. */
function stackOfLine(values: readonly unknown[]): string {
  const thrown = values.find((value) => value instanceof Error);
  return thrown ? stackOf(thrown) : namedStack(new Error().stack ?? '');
}

/** The calls of a stack that are the application's: nothing else is looked up. */
function ownCalls(stack: string): string {
  const calls = stack.split('\n').filter((line) => line.includes('app:/'));
  return calls.slice(0, MOST_CALLS).join('\n');
}
