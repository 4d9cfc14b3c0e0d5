import { type Method, tracing } from './method.ts';
import { passedTests } from './playwright-report.ts';
import { tracedInputs } from './reads.ts';
import { isBelow } from './snapshot.ts';
import type { Unit } from './verdicts.ts';
import { judge, type Report } from './vitest-report.ts';

interface WholeStage extends Unit {
  readonly ignored: readonly string[];
}

/** A stage that is judged as one: by the inputs that the list of stages names, and all else that its programs read. */
export const wholeStage: Method<WholeStage> = {
  units: ({ name, kept }) => [{ name, inputs: kept?.inputs ?? [], ignored: kept?.ignored ?? [] }],
  leaveOut: () => [],
  environment: tracing,
  outcome({ ignored }, { root, ok, report, notes }) {
    const tests = report === undefined ? 1 : passedIn(report);
    const found = tracedInputs(root, notes).filter((input) => {
      const path = input.slice(input.indexOf(':') + 1);
      return !ignored.some((folder) => isBelow(path, folder));
    });
    return { tests: tests ?? 0, isClean: ok && tests !== undefined, found };
  },
};

/** How many tests have passed, where all of them did at once; else undefined. */
function passedIn(report: unknown): number | undefined {
  if (!('testResults' in (report as object))) return passedTests(report);
  const judged = judge((report as Report).testResults);
  return judged?.isClean ? judged.tests : undefined;
}
