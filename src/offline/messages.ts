/** What a page asks of the worker. Each message comes with a port for the answer. */
export type ToWorker =
  /** A page is shown; keep its section. `assets` are the scripts and styles of its document, by which the worker knows what build it is of. */
  | { readonly type: 'visit'; readonly page: string; readonly assets: readonly string[] }
  /** Install again, if what was kept is gone: a worker that was removed goes on as long as pages are open. */
  | { readonly type: 'prepare' }
  /** Which build do you serve? */
  | { readonly type: 'which' }
  /** Keep these files too. A page asks in small lots, so that it can show progress, and a browser that ends the worker early loses little. */
  | { readonly type: 'keep'; readonly files: readonly string[] }
  /** Later builds shall be kept as a whole too. */
  | { readonly type: 'choose-all' }
  /** Take the place of the worker of an older build. */
  | { readonly type: 'take-over' }
  /** Stop everything and delete everything. */
  | { readonly type: 'remove' };

/** How keeping ended: `full` is a lack of room, `failed` a file that could not be loaded or is from another build; `older`, that the page is of another build than the worker. */
export type Outcome = 'kept' | 'full' | 'failed' | 'older';

/** The answer to a message. */
export interface FromWorker {
  readonly outcome: Outcome;
  /** The worker's build. */
  readonly build: string;
}
