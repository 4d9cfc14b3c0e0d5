import { sourceProblem } from '../../sandbox/preview/index.ts';
import type { ProjectFiles } from '../../sandbox/types.ts';
import type { Hint } from '../../tutorials/index.ts';

/** Codes of TypeScript for a mistake with a proposal (“Did you mean …?”), and those without. It makes ten proposals, then no more. */
const withoutProposal: Readonly<Record<string, string>> = {
  TS2551: 'TS2339',
  TS2552: 'TS2304',
  TS2724: 'TS2305',
};

/** The code of a mistake, whether or not TypeScript makes a proposal. */
export const plainCode = (code: string): string => withoutProposal[code] ?? code;

/** Whether a hint is about this code: each of its conditions holds. */
export function fits({ code, sources }: Hint, files: ProjectFiles, codes: readonly string[]) {
  const isReported = code === undefined || codes.map(plainCode).includes(plainCode(code));
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
