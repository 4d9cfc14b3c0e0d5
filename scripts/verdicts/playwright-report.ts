/** The report of Playwright's JSON reporter, as far as it is used here. */
export interface Report {
  readonly suites: readonly Suite[];
  readonly errors: readonly unknown[];
  readonly stats: { readonly expected: number };
}

interface Suite {
  readonly title: string;
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Spec {
  /** Relative to the folder of the configuration's tests. */
  readonly file: string;
  readonly title: string;
  readonly tests: readonly Test[];
}

interface Test {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly results: readonly Attempt[];
}

/** One attempt of a test. */
export interface Attempt {
  readonly parallelIndex: number;
  readonly startTime: string;
  readonly duration: number;
}

/** A test with all that it stands in. */
export interface TestResult extends Test {
  readonly file: string;
  /** Titles of its groups and its own, without that of the file. */
  readonly titles: readonly string[];
}

/** All tests of a report. */
export function testsOf({ suites }: Report): TestResult[] {
  return suites.flatMap((file) => testsIn(file, []));
}

function testsIn({ specs = [], suites = [] }: Suite, groups: readonly string[]): TestResult[] {
  return [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map((test) => ({ ...test, file, titles: [...groups, title] })),
    ),
    ...suites.flatMap((group) => testsIn(group, [...groups, group.title])),
  ];
}

/** Whether a test has passed at its first attempt. */
export const passedAtOnce = ({ status, results }: Test): boolean =>
  status === 'expected' && results.length === 1;

/** How many tests have passed, where each did so at its first attempt and nothing else went wrong; else undefined. */
export function passedTests(report: unknown): number | undefined {
  const tests = testsOf(report as Report);
  const isClean = tests.every(passedAtOnce) && (report as Report).errors.length === 0;
  return isClean ? tests.length : undefined;
}
