import { readStored, writeStored } from '../../stores/index.ts';
import { versionOf } from '../autosave/index.ts';
import { readStep } from './kept-step.ts';

/** A step as a page lists it. */
export interface ListedStep {
  /** Its id, which is its route below `/tutorials` too. */
  readonly id: string;
  /** Whether it has goals. */
  readonly isChecked: boolean;
}

/** How far a reader is in a tutorial. */
export interface Progress {
  /** How many steps are done, the introduction not counted. */
  readonly done: number;
  /** How many there are. */
  readonly total: number;
  /** Where to go on; undefined where every step is done. */
  readonly next: { readonly id: string; readonly number: number } | undefined;
  /** Whether the reader has been at a step, the introduction included. */
  readonly isStarted: boolean;
  /** Whether all steps with goals are done, and the reader has come to the end. */
  readonly isFinished: boolean;
  /** For each step, the introduction first. */
  readonly steps: readonly boolean[];
}

/** Says that a step was done in this document. */
export const STEP_DONE = 'docs:step-done';

const KEY = 'docs-tutorials';
const VERSION = 1;

/** What this document knows by itself: storage may be out of reach, and is written a moment later. */
const visitedHere = new Set<string>();
const doneHere = new Set<string>();

/** Ids of the steps that the reader has been at. */
function visited(): Set<string> {
  return new Set([...visitedHere, ...visitedBefore()]);
}

function stored(): unknown {
  try {
    return JSON.parse(readStored(KEY) ?? 'null');
  } catch {
    return undefined;
  }
}

function visitedBefore(): string[] {
  const { version, visited } = (stored() ?? {}) as { version?: unknown; visited?: unknown };
  if (version !== VERSION || !Array.isArray(visited)) return [];
  return visited.filter((id) => typeof id === 'string');
}

/** Notes that the reader is at a step. */
export function visit(id: string): void {
  visitedHere.add(id);
  // What a later version of the site has written is not replaced.
  if (visitedBefore().includes(id) || (versionOf(stored()) ?? 0) > VERSION) return;
  writeStored(KEY, JSON.stringify({ version: VERSION, visited: [...visited()] }));
}

/** Notes that a step has reached its goals. */
export function markDone(id: string): void {
  doneHere.add(id);
  document.dispatchEvent(new Event(STEP_DONE));
}

/**
 * How far the reader is. A step without goals is done when the reader has gone on to the next one; the last one when the reader has
 * been there.
 *
 * @param steps of one tutorial, the introduction first
 */
export function progressOf(steps: readonly ListedStep[]): Progress {
  const seen = visited();
  const flags = steps.map(({ id, isChecked }, index) => {
    if (isChecked) return doneHere.has(id) || readStep(id)?.isDone === true;
    return seen.has(id) && seen.has(steps[index + 1]?.id ?? id);
  });
  const own = flags.slice(1);
  // Who has left out a step goes on behind what is done, and comes back to it at the end.
  const furthest = own.lastIndexOf(true);
  const after = own.indexOf(false, furthest + 1);
  const open = after < 0 ? own.indexOf(false) : after;
  const id = steps[open + 1]?.id;
  return {
    done: own.filter(Boolean).length,
    total: own.length,
    next: open < 0 || id === undefined ? undefined : { id, number: open + 1 },
    isStarted: steps.some((step, index) => flags[index] || seen.has(step.id)),
    isFinished:
      flags.at(-1) === true && steps.every(({ isChecked }, index) => !isChecked || flags[index]),
    steps: flags,
  };
}
