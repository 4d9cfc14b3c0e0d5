import type { PreviewError, PreviewEvents, PreviewState, StopReason } from '../preview/index.ts';
import type { Diagnostic } from '../types.ts';
import type { ConsoleLine } from './console-lines.ts';

/** What a workbench is doing, as readers are told. */
export type Phase =
  /** Nothing was asked for yet. */
  | 'idle'
  /** The compiler is on its way, or at work for the first time. */
  | 'loading'
  /** A version of the project is shown. */
  | 'shown'
  /** The latest version can't be run; the one before it stays, if there is one: see `shown`. */
  | 'broken'
  /** The compiler does not work; the next edit tries again. */
  | 'failed';

/** What a workbench shows; a new object with each change. */
export interface WorkbenchState {
  readonly phase: Phase;
  readonly preview: PreviewState;
  /** Version of the project that the preview shows; 0 while none of this application is. */
  readonly shown: number;
  /** What the compiler finds in the latest version that it has looked at. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the compiler has checked the project as it is now. */
  readonly isChecked: boolean;
  /** What the application printed since it started, oldest first. */
  readonly console: readonly ConsoleLine[];
  /** What stopped the version that is shown, or a part of it. */
  readonly error: PreviewError | undefined;
  readonly location: PreviewEvents['location'] | undefined;
  /** Why the preview has ended the application, where its state is `stopped`. */
  readonly stopReason: StopReason | undefined;
  /** Whether the application was started again because it tried to load another page in its place. */
  readonly hasLeft: boolean;
  /** Why the compiler or the preview does not work. */
  readonly failure: string | undefined;
  /** Whether the site was built again, so that this page asks for files that are gone. */
  readonly isOutdated: boolean;
}

/** What belongs to one application: another one starts with this. */
export const freshState = {
  shown: 0,
  diagnostics: [],
  isChecked: false,
  console: [],
  error: undefined,
  location: undefined,
  hasLeft: false,
} as const satisfies Partial<WorkbenchState>;

/** Before anything was asked for. */
export const initialState: WorkbenchState = {
  ...freshState,
  phase: 'idle',
  preview: 'idle',
  stopReason: undefined,
  failure: undefined,
  isOutdated: false,
};
