import type { FromFrame } from '../protocol/messages.ts';
import { RateLimit } from './rate-limit.ts';
import type { Send } from './send.ts';
import { namedStack, stackOf } from './stacks.ts';
import { textOfArguments } from './text-of.ts';

type Level = Extract<FromFrame, { type: 'console' }>['level'];

/** The level that each way to print has. */
const LEVELS: Readonly<Record<string, Level>> = {
  debug: 'debug',
  log: 'log',
  info: 'info',
  warn: 'warn',
  error: 'error',
  trace: 'log',
  dir: 'log',
  table: 'log',
};

/** Entries in a second that reach the page. */
const MOST_ENTRIES = 200;

/** What was printed in this frame, newest last, for checks. */
export const printed: string[] = [];

/** How many of them are kept. */
const KEPT = 1000;

/** Prints for the page, in the place of the application or of the frame itself. */
export type Print = (level: Level, values: readonly unknown[], stack?: string) => void;

/**
 * Sends what the application prints to the page. The browser's own console still gets it.
 *
 * @param onFrameworkError is told of the errors that the framework prints
 */
export function captureConsole(send: Send, onFrameworkError: (error: Error) => void): Print {
  const limit = new RateLimit(MOST_ENTRIES);
  let noticed = false;
  const entry = (level: Level, text: string, stack: string) => {
    printed.push(text);
    if (printed.length > KEPT) printed.shift();
    send({ type: 'console', level, text, stack });
  };
  const noticeDropped = () => {
    noticed = false;
    const dropped = limit.takeDropped();
    if (dropped > 0) entry('warn', `${dropped} more entries were left out.`, '');
  };
  const print: Print = (level, values, stack) => {
    if (limit.allows()) {
      const thrown = values.find((value) => value instanceof Error);
      const place = stack ?? (thrown ? stackOf(thrown) : namedStack(new Error().stack ?? ''));
      entry(level, textOfArguments(values), place);
    } else if (!noticed) {
      noticed = true;
      setTimeout(noticeDropped, 1000);
    }
  };
  for (const [name, level] of Object.entries(LEVELS)) {
    const methods = console as unknown as Record<string, (...values: unknown[]) => void>;
    const own = methods[name]?.bind(console);
    methods[name] = (...values) => {
      own?.(...values);
      print(level, values);
      const [first, second] = values;
      if (level === 'error' && first === 'ERROR' && second instanceof Error)
        onFrameworkError(second);
    };
  }
  console.assert = (condition?: boolean, ...values: unknown[]) => {
    if (!condition) print('error', ['Assertion failed:', ...values]);
  };
  return print;
}
