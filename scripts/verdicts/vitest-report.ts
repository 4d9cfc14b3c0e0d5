/** The report of Vitest's JSON reporter, as far as it is used here. */
export interface Report {
  readonly testResults: readonly FileResult[];
}

/** What came out of a file of tests. */
export interface FileResult {
  /** Absolute path of the file of tests. */
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string }[];
}

/** How many tests files have, and whether all of them passed; undefined where there is none. */
export function judge(
  results: readonly FileResult[],
): { tests: number; isClean: boolean } | undefined {
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  const isClean =
    results.every(({ status }) => status === 'passed') &&
    tests.every(({ status }) => status === 'passed');
  return tests.length === 0 ? undefined : { tests: tests.length, isClean };
}
