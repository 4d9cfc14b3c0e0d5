/**
 * What a tutorial's step asks of the reader's application, in words that read like a description of it. A check is data, so that it may be kept in a file and sent into
 * a frame.
 *
 *     check('The button adds a loaf', [
 *       expectText('output', '0 loaves'),
 *       click(query('button', { text: 'Add' })),
 *       expectText('output', '1 loaf'),
 *       expectCall('/src/app/app.ts', 'computed'),
 *     ]);
 *
 * Steps are taken in their order. What one expects may come a moment later: it is waited for. The first that fails ends the check, and its message says what was there
 * instead. The application starts anew, out of sight, for each list of checks, so that what the reader does in the preview changes nothing and is not disturbed.
 */

import type { ProjectPath } from '../types.ts';
import type { FrameStep, Query } from './protocol/checks.ts';
import type { SourceStep } from './source-checks.ts';

/** A CSS selector, or more about an element: see `query`. */
export type Target = string | Query;

export type Step = FrameStep | SourceStep;

export interface Check {
  /** What the reader has reached when the check passes, as a sentence without a period: `The total follows the number of loaves`. */
  readonly goal: string;
  readonly steps: readonly Step[];
}

export interface CheckResult {
  readonly goal: string;
  readonly passed: boolean;
  /** What was missing, for the reader; empty where the check passed. */
  readonly message: string;
}

const toQuery = (target: Target): Query =>
  typeof target === 'string' ? { selector: target } : target;

export function check(goal: string, steps: readonly Step[]): Check {
  return { goal, steps };
}

/**
 * An element by more than a selector.
 *
 * @param more `text`: only elements with this text in them; `index`: which of those, from 0, or from the end where negative
 */
export function query(selector: string, more: Omit<Query, 'selector'> = {}): Query {
  return { selector, ...more };
}

/** Clicks an element; fails where it is disabled. */
export function click(target: Target): Step {
  return { do: 'click', target: toQuery(target) };
}

/** Writes into a text field in the place of what is there. */
export function type(target: Target, text: string): Step {
  return { do: 'type', target: toQuery(target), text };
}

/** Chooses an option of a `select`, by its text or its value. */
export function choose(target: Target, option: string): Step {
  return { do: 'choose', target: toQuery(target), option };
}

/** Presses a key, as `KeyboardEvent.key` names it: `Enter`, `ArrowUp`, `a`. */
export function press(target: Target, key: string): Step {
  return { do: 'press', target: toQuery(target), key };
}

/** Goes to a path of the application. */
export function visit(url: string): Step {
  return { do: 'visit', url };
}

/** The text of an element, spaces counted once: all of it, or a part. */
export function expectText(target: Target, text: string | { readonly has: string }): Step {
  const expected = typeof text === 'string' ? { is: text } : text;
  return { expect: 'text', target: toQuery(target), ...expected };
}

/** How many elements there are; 0 says that there is none. */
export function expectCount(target: Target, count: number): Step {
  return { expect: 'count', target: toQuery(target), is: count };
}

/** What stands in a field. */
export function expectValue(target: Target, value: string): Step {
  return { expect: 'value', target: toQuery(target), is: value };
}

/** The value of an attribute; `null` says that it is not there. */
export function expectAttribute(target: Target, name: string, value: string | null): Step {
  return { expect: 'attribute', target: toQuery(target), name, is: value };
}

/** The computed value of a style, as a browser writes it: `rgb(255, 0, 0)`. */
export function expectStyle(target: Target, name: string, value: string): Step {
  return { expect: 'style', target: toQuery(target), name, is: value };
}

/** An entry in the console that has this text in it. */
export function expectConsole(text: string): Step {
  return { expect: 'console', has: text };
}

/** The path that the application is at. */
export function expectLocation(url: string): Step {
  return { expect: 'location', is: url };
}

/**
 * A file calls a function: `computed`, `this.loaves.set`. Comments and texts don't count; types in angle brackets may stand between. `input` is `input.required` too,
 * and so with the others that have that form. A `signal()` or `computed()` whose result nothing uses does not count.
 */
export function expectCall(file: ProjectPath, name: string): Step {
  return { source: file, calls: name };
}

/** A file has this code, however it is spaced; comments don't count. */
export function expectSource(file: ProjectPath, text: string): Step {
  return { source: file, has: text };
}

/** A file does not have this code; comments don't count. */
export function expectNoSource(file: ProjectPath, text: string): Step {
  return { source: file, lacks: text };
}
