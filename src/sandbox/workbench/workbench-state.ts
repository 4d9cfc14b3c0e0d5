import type { PreviewError, PreviewEvents, PreviewState } from '../preview/index.ts';
import type { ConsoleEntry, Diagnostic } from '../types.ts';

/** What a workbench is doing, as readers are told. */
export type Phase =
  /** Nothing was asked for yet. */
  | 'idle'
  /** The compiler is on its way, or at work for the first time. */
  | 'loading'
  /** A version of the project is to be seen. */
  | 'shown'
  /** The latest version can't be run; the one before it stays. */
  | 'broken'
  /** The compiler does not work; the next edit tries again. */
  | 'failed';

/** What is to be seen of a workbench; a new object with each change. */
export interface WorkbenchState {
  readonly phase: Phase;
  readonly preview: PreviewState;
  /** What the compiler finds in the latest version that it has looked at. */
  readonly diagnostics: readonly Diagnostic[];
  /** What the application printed since it started, oldest first. */
  readonly console: readonly ConsoleEntry[];
  /** What stopped the application or a part of it. */
  readonly error: PreviewError | undefined;
  readonly location: PreviewEvents['location'] | undefined;
  /** Why the compiler or the preview does not work. */
  readonly failure: string | undefined;
  /** Whether the site was built again, so that this page asks for files that are gone. */
  readonly isOutdated: boolean;
}

/** Most lines of the console that are kept; the oldest go first. */
const CONSOLE_LINES = 500;

/** Before anything was asked for. */
export const initialState: WorkbenchState = {
  phase: 'idle',
  preview: 'idle',
  diagnostics: [],
  console: [],
  error: undefined,
  location: undefined,
  failure: undefined,
  isOutdated: false,
};

/** A console with one more line. */
export function withLine(
  lines: readonly ConsoleEntry[],
  line: ConsoleEntry,
): readonly ConsoleEntry[] {
  return [...lines.slice(1 - CONSOLE_LINES), line];
}
