import type { CompileOutput, ProjectFiles, RuntimeManifest } from '../types.ts';
import type { Check, CheckResult } from './checks.ts';
import type { Listener, PreviewEvents, PreviewState } from './events.ts';

export interface PreviewOptions {
  /** Where the modules of the framework are; `loadManifest` gets it from the site. */
  readonly manifest: RuntimeManifest;
  /** Name of the frame for assistive technology. */
  readonly title: string;
  /** Whether to keep a second frame ready, which makes all starts but the first quicker. */
  readonly spare?: boolean;
}

export interface ShowOptions {
  /** Path to open; without it, the one that the application is at. */
  readonly url?: string;
}

/** A place in a page that runs an application. */
export interface Preview {
  readonly state: PreviewState;
  /**
   * Loads what an application will import, while it is still compiled.
   *
   * @param files its sources
   */
  preload(files: ProjectFiles): void;
  /**
   * Shows a state of a project: by replacing templates and styles where the output allows it, else by starting anew out of sight, while what is there stays. Without an
   * output, nothing changes.
   */
  show(output: CompileOutput | undefined, options?: ShowOptions): void;
  /** Shows nothing, until there is another output. */
  empty(): void;
  /** Starts what is shown anew, also after it was ended. */
  reload(options?: ShowOptions): void;
  back(): void;
  forward(): void;
  /** Goes to a path of the application, as a user who types it does. */
  visit(url: string): void;
  /**
   * Checks what is shown, in a frame of its own, out of sight.
   *
   * @param files sources of the project, for checks of their text
   * @param signal ends the checking: what is left is answered as not passed
   */
  probe(
    checks: readonly Check[],
    files: ProjectFiles,
    signal?: AbortSignal,
  ): Promise<CheckResult[]>;
  /** @returns ends the listening */
  on<Name extends keyof PreviewEvents>(name: Name, listener: Listener<Name>): () => void;
  /** Ends all that runs and removes it from the page. */
  dispose(): void;
}
