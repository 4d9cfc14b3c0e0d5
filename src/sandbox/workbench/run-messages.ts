import type { Preview, PreviewError } from '../preview/index.ts';
import type { ConsoleEntry } from '../types.ts';
import type { WorkbenchState } from './workbench-state.ts';

/** What the messages of a preview change in a workbench. */
export interface RunHandlers {
  readonly set: (change: Partial<WorkbenchState>) => void;
  /** Adds a line to the console. */
  readonly print: (line: ConsoleEntry) => void;
  /** A version is shown. */
  readonly onReady: (version: number) => void;
}

/** Listens to a preview. Console and errors belong to one run of one version: a new run starts without them. */
export class RunMessages {
  readonly #handlers: RunHandlers;
  /** First version of the application; what earlier ones say is not heard. */
  #first = 0;
  /** Version of the newest run. */
  #version = 0;
  /** Whether the newest run is not shown yet. */
  #isStarting = false;
  /** An error of the newest run while the one before is still shown. */
  #held: PreviewError | undefined;

  constructor(handlers: RunHandlers) {
    this.#handlers = handlers;
  }

  /** Hears nothing of the versions before this one any more. */
  ignoreBefore(version: number): void {
    this.#first = version;
  }

  listen(preview: Preview): void {
    const { print, set, onReady } = this.#handlers;
    const isCurrent = () => this.#version >= this.#first;
    preview.on('state', (next) => set({ preview: next }));
    preview.on('stopped', (stopReason) => set({ stopReason }));
    preview.on('outdated', () => set({ isOutdated: true }));
    preview.on('start', ({ version }) => this.#start(version));
    preview.on('left', () => isCurrent() && set({ hasLeft: true }));
    preview.on('console', (line) => isCurrent() && print(line));
    preview.on('location', (location) => isCurrent() && set({ location }));
    preview.on('error', (error) => {
      if (!isCurrent()) return;
      if (this.#isStarting) this.#held = error;
      else set({ error });
    });
    preview.on('ready', ({ version }) => {
      if (version < this.#first) return;
      this.#version = version;
      this.#isStarting = false;
      set({ shown: version, error: this.#held });
      this.#held = undefined;
      onReady(version);
    });
  }

  #start(version: number): void {
    this.#version = version;
    this.#isStarting = true;
    this.#held = undefined;
    if (version >= this.#first) this.#handlers.set({ console: [], hasLeft: false });
  }
}
