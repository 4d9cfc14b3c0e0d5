import { sourceProblem } from '../../sandbox/preview/index.ts';
import type { ProjectFiles } from '../../sandbox/types.ts';
import type { Hint } from '../../tutorials/index.ts';

/** Whether a hint is about this code: each of its conditions holds. */
export function fits({ code, sources }: Hint, files: ProjectFiles, codes: readonly string[]) {
  const isReported = code === undefined || codes.includes(code);
  return isReported && sources.every((source) => sourceProblem(source, files) === undefined);
}

/**
 * The hint for what a reader has written: the first one that fits.
 *
 * @param codes of what the compiler reports: `NG8001`
 */
export function hintFor(
  hints: readonly Hint[],
  files: ProjectFiles,
  codes: readonly string[],
): Hint | undefined {
  return hints.find((hint) => fits(hint, files, codes));
}
