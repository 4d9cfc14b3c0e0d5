/**
 * Checks of what an application does, as data: a page sends them into a frame. `checks.ts` one folder up has the functions that authors write them with.
 */

/** An element: the first that a CSS selector finds, or one among those. */
export interface Query {
  readonly selector: string;
  /** Only elements whose text has this in it; spaces count once, letter case counts. */
  readonly text?: string;
  /** Place among the elements that are left, from 0; from the end where negative. */
  readonly index?: number;
}

/** Something that the application does or shows, for the frame to do or to look at. */
export type FrameStep =
  | { readonly do: 'click'; readonly target: Query }
  | { readonly do: 'type'; readonly target: Query; readonly text: string }
  | { readonly do: 'choose'; readonly target: Query; readonly option: string }
  | { readonly do: 'press'; readonly target: Query; readonly key: string }
  | { readonly do: 'visit'; readonly url: string }
  | { readonly expect: 'text'; readonly target: Query; readonly is?: string; readonly has?: string }
  | { readonly expect: 'count'; readonly target: Query; readonly is: number }
  | { readonly expect: 'value'; readonly target: Query; readonly is: string }
  | {
      readonly expect: 'attribute';
      readonly target: Query;
      readonly name: string;
      readonly is: string | null;
    }
  | { readonly expect: 'style'; readonly target: Query; readonly name: string; readonly is: string }
  | { readonly expect: 'console'; readonly has: string }
  | { readonly expect: 'location'; readonly is: string };

/** What a check of a frame came to. */
export interface FrameCheckResult {
  readonly passed: boolean;
  /** Which step failed and what was there instead; empty where the check passed. */
  readonly message: string;
}
