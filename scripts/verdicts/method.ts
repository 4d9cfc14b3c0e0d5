import type { Stage } from '../lib/stages.mjs';
import type { Snapshot } from './snapshot.ts';
import type { PassedTests, Unit } from './verdicts.ts';

/** What came out of a unit that has run. */
export interface Outcome {
  /** How many tests passed. */
  readonly tests: number;
  /** Whether all passed, each at its first attempt. */
  readonly isClean: boolean;
  /** Inputs that came to light. */
  readonly found: readonly string[];
  /** The tests that passed at their first attempt, where each has inputs of its own. */
  readonly passed?: PassedTests;
}

/** A run of a stage's program. */
export interface Run {
  /** The project's folder. */
  readonly root: string;
  /** Whether the program ended with status 0. */
  readonly ok: boolean;
  /** The report that it wrote; undefined where there is none. */
  readonly report: unknown;
  /** Folder of the notes about what it read. */
  readonly notes: string;
}

/** How a stage is taken apart into units, and how it runs without some of them. */
export interface Method<Part extends Unit = Unit> {
  units(stage: Stage, now: Snapshot): Part[];
  /**
   * Arguments that leave out some of the units, never all.
   *
   * @param tests names of tests of other units, to be left out too
   */
  leaveOut(units: readonly Part[], notes: string, tests: readonly string[]): string[];
  /** Variables that make the program take notes. */
  environment(notes: string): Record<string, string>;
  /** What came out of a unit; undefined where the report does not say. */
  outcome(unit: Part, run: Run): Outcome | undefined;
}

const trace = new URL('./trace.mjs', import.meta.url).href;

/** Variables that make a Node program, and all that it starts, note what they read. */
export function tracing(notes: string): Record<string, string> {
  const options = [process.env.NODE_OPTIONS, `--import=${trace}`].filter(Boolean).join(' ');
  return { NODE_OPTIONS: options, VERDICT_READS: notes };
}
