import type { ErrorSource } from '../protocol/messages.ts';
import type { Printer } from './printer.ts';
import type { Send } from './send.ts';
import { namedStack, stackOf } from './stacks.ts';
import { textOf } from './text-of.ts';

/** How many calls a stack has. */
const MOST_CALLS = 50;

/** Most errors in a second that are told of: an overlay shows one. */
const MOST_ERRORS = 20;

/** Tells the page of an error, once, however often it comes up. */
export type Report = (source: ErrorSource, thrown: unknown, stack?: string) => void;

export function errorReporter(send: Send): Report {
  const reported = new WeakSet<object>();
  let second = 0;
  let count = 0;
  return (source, thrown, stack = stackOf(thrown)) => {
    if (typeof thrown === 'object' && thrown !== null) {
      if (reported.has(thrown)) return;
      reported.add(thrown);
    }
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    if (count <= MOST_ERRORS) send({ type: 'error', source, message: messageOf(thrown), stack });
  };
}

/** What an overlay says. Something else than an error does not say where it comes from. */
function messageOf(thrown: unknown): string {
  const text = textOf(thrown);
  if (thrown instanceof Error) return text;
  const what = typeof thrown === 'string' ? `the text "${text}"` : text;
  return `The application threw ${what}. Throw an Error instead: it records where it was created.`;
}

/** Reports what nothing in the application has caught. */
export function watchErrors(report: Report, printer: Printer): void {
  // The framework's own calls come first, and would fill the ten that a stack has otherwise.
  Error.stackTraceLimit = MOST_CALLS;
  addEventListener('error', (event) => {
    const thrown: unknown = event.error ?? event.message;
    const stack = thrown instanceof Error ? stackOf(thrown) : placeOf(event);
    printer.print('error', ['Uncaught', thrown], { stack, hasCalls: true });
    report('uncaught', thrown, stack);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const stack = stackOf(reason);
    printer.print('error', ['Uncaught (in promise)', reason], { stack, hasCalls: true });
    report('rejection', reason, stack);
  });
  addEventListener('securitypolicyviolation', (event) => {
    const { blockedURI, effectiveDirective, sourceFile, lineNumber, columnNumber } = event;
    const stack = sourceFile ? `${sourceFile}:${lineNumber}:${columnNumber}` : '';
    printer.print('error', [blockedText(blockedURI, effectiveDirective)], {
      stack: namedStack(stack),
    });
  });
}

/** Where something was thrown that has no stack, written as a line of a stack. */
function placeOf({ filename, lineno, colno }: ErrorEvent): string {
  return filename ? namedStack(`    at ${filename}:${lineno}:${colno}`) : '';
}

function blockedText(address: string, directive: string): string {
  if (directive === 'worker-src')
    return "A preview can't start workers, so the worker does not run. Run its code in the page, or download the project and run it there.";
  if (directive === 'form-action')
    return `A preview has no server, so the form was not sent to "${address}". Handle its submit event, for instance with (ngSubmit).`;
  if (directive === 'frame-src')
    return `A preview can't show other pages, so the frame stays empty (${address || 'frame-src'}).`;
  return `A preview can load only the files of its project, so "${address}" was not loaded (${directive}).`;
}
