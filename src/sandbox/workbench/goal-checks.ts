import type { Check, CheckResult, Preview } from '../preview/index.ts';
import type { ProjectFiles } from '../types.ts';

/** How long checks may take all together, in milliseconds; a frame that does not answer is given up earlier. */
const TIMEOUT_MS = 90_000;

/** What checks came to, and the version that they are about. */
export interface CheckedVersion {
  readonly version: number;
  readonly results: readonly CheckResult[];
}

/** Checks versions in a preview, one check at a time: a newer one ends the one before. */
export class GoalChecks {
  #abort: AbortController | undefined;

  /** Ends the check that runs: its answer is undefined then. */
  cancel(): void {
    this.#abort?.abort();
    this.#abort = undefined;
  }

  /** @returns undefined where the check was ended, has failed or took too long */
  async run(
    preview: Preview,
    version: number,
    checks: readonly Check[],
    files: ProjectFiles,
  ): Promise<CheckedVersion | undefined> {
    this.cancel();
    const abort = new AbortController();
    this.#abort = abort;
    const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
    const ended = new Promise<undefined>((resolve) => {
      abort.signal.addEventListener('abort', () => resolve(undefined));
    });
    try {
      const results = await Promise.race([preview.probe(checks, files, abort.signal), ended]);
      return results && !abort.signal.aborted ? { version, results } : undefined;
    } catch {
      // What a check needs could not be loaded. The next version is checked again.
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
}
