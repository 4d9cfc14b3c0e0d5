import type { ErrorSource } from '../protocol/messages.ts';
import type { Print } from './console.ts';
import type { Send } from './send.ts';
import { stackOf } from './stacks.ts';
import { textOf } from './text-of.ts';

/** How many calls a stack has. */
const MOST_CALLS = 50;

/** Tells the page of an error, once, however often it comes up. */
export type Report = (source: ErrorSource, thrown: unknown) => void;

export function errorReporter(send: Send): Report {
  const reported = new WeakSet<object>();
  return (source, thrown) => {
    if (typeof thrown === 'object' && thrown !== null) {
      if (reported.has(thrown)) return;
      reported.add(thrown);
    }
    send({ type: 'error', source, message: textOf(thrown), stack: stackOf(thrown) });
  };
}

/** Reports what nothing in the application has caught. */
export function watchErrors(report: Report, print: Print): void {
  // The framework's own calls come first, and would fill the ten that a stack has otherwise.
  Error.stackTraceLimit = MOST_CALLS;
  addEventListener('error', (event) => {
    const thrown: unknown = event.error ?? event.message;
    print('error', ['Uncaught', thrown], stackOf(thrown));
    report('uncaught', thrown);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    print('error', ['Uncaught (in promise)', reason], stackOf(reason));
    report('rejection', reason);
  });
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    print('error', [blockedText(blockedURI, effectiveDirective)], '');
  });
}

function blockedText(address: string, directive: string): string {
  return `A preview loads nothing but the files of its project, so "${address}" was not loaded (${directive}).`;
}
