import type { ProjectFiles } from '../types.ts';
import type { Check, CheckResult } from './checks.ts';
import type { FrameCheckResult, FrameStep } from './protocol/checks.ts';
import { sourceProblem } from './source-checks.ts';

/** Lets a frame take steps. */
export type AskFrame = (steps: readonly FrameStep[]) => Promise<FrameCheckResult>;

/** What comes of a check's steps about sources; undefined where nothing is wrong. */
function problemInSources({ steps }: Check, files: ProjectFiles): string | undefined {
  for (const step of steps) {
    const problem = 'source' in step ? sourceProblem(step, files) : undefined;
    if (problem) return problem;
  }
  return undefined;
}

/** Runs checks one after the other in the same frame. What concerns sources comes first, as it says more about what is left to do. */
export async function runProbe(
  checks: readonly Check[],
  files: ProjectFiles,
  ask: AskFrame,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    const problem = problemInSources(check, files);
    const steps = check.steps.filter((step): step is FrameStep => !('source' in step));
    // The frame takes its steps in any case: those of the next check count on what they have done.
    const { passed, message } = await ask(steps);
    results.push({
      goal: check.goal,
      passed: passed && problem === undefined,
      message: problem ?? message,
    });
  }
  return results;
}
