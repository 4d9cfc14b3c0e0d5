import type {
  CompileOutput,
  ConsoleEntry,
  ConsoleNode,
  ConsoleTable,
  HotUpdate,
} from '../../types.ts';
import type { FrameCheckResult, FrameStep } from './checks.ts';

/** Counts up when frames and pages of before can't talk to those of now. */
export const PROTOCOL = 1;

/** First message of a frame, and the only one to its window: the port that comes with it carries all others. */
export interface Hello {
  readonly preview: 'hello';
  readonly protocol: number;
}

/** The modules of the framework. */
export interface FrameRuntime {
  /** Address on the site of each bare name. */
  readonly imports: Readonly<Record<string, string>>;
  /** Bare name of the module that readies the framework. */
  readonly start: string;
  /** Text of each file that will be needed, by its address on the site. */
  readonly texts: Readonly<Record<string, string>>;
}

/** What a page tells a frame. */
export type ToFrame =
  | {
      readonly type: 'warm';
      readonly runtime: FrameRuntime;
      /** Whether to run the framework already: only browsers that take a second import map can add the application then. */
      readonly evaluate: boolean;
    }
  | {
      readonly type: 'run';
      readonly runtime: FrameRuntime;
      readonly output: RunnableOutput;
      /** Path to open: `/birds?sort=name`. */
      readonly url: string;
      /** Whether nobody sees the frame, so that nobody could answer a dialog. */
      readonly isHidden?: boolean;
    }
  | { readonly type: 'hot'; readonly id: number; readonly updates: readonly HotUpdate[] }
  | { readonly type: 'scheme'; readonly scheme: string }
  | { readonly type: 'ping'; readonly id: number }
  | { readonly type: 'go'; readonly by: number }
  | { readonly type: 'visit'; readonly url: string }
  | { readonly type: 'check'; readonly id: number; readonly steps: readonly FrameStep[] };

/** An output without what only the page uses: maps are large. */
export interface RunnableOutput
  extends Pick<CompileOutput, 'entry' | 'polyfills' | 'html' | 'styles' | 'assets'> {
  /** Code of each module by name. */
  readonly modules: Readonly<Record<string, string>>;
}

/** Where an error came from. */
export type ErrorSource = 'start' | 'uncaught' | 'rejection' | 'framework';

/** What a frame tells its page. All of it may be said by the reader's code as well. */
export type FromFrame =
  | { readonly type: 'rendered' }
  | {
      readonly type: 'console';
      readonly level: ConsoleEntry['level'];
      readonly text: string;
      /** Stack of the call or of the error, with names of modules in the place of their addresses. */
      readonly stack: string;
      readonly kind?: NonNullable<ConsoleEntry['kind']>;
      readonly depth?: number;
      readonly parts?: readonly ConsoleNode[];
      readonly table?: ConsoleTable;
      /** Whether the calls of the stack are to be listed. */
      readonly hasCalls?: boolean;
    }
  | {
      readonly type: 'error';
      readonly source: ErrorSource;
      readonly message: string;
      readonly stack: string;
    }
  | { readonly type: 'title'; readonly title: string }
  | {
      readonly type: 'location';
      readonly url: string;
      readonly canGoBack: boolean;
      readonly canGoForward: boolean;
    }
  | { readonly type: 'module'; readonly name: string }
  | { readonly type: 'pong'; readonly id: number }
  | { readonly type: 'hot'; readonly id: number; readonly applied: boolean }
  | { readonly type: 'several-maps'; readonly supported: boolean }
  | { readonly type: 'open'; readonly url: string }
  /** A dialog of the browser opens, in which the frame can't answer, or has been closed. */
  | { readonly type: 'dialog'; readonly isOpen: boolean }
  | ({ readonly type: 'checked'; readonly id: number } & FrameCheckResult);
