import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [retried] names of tests that passed only when they ran again
 * @property {string[]} [errors] messages of errors that belong to no test
 * @property {FileTime[]} [files] how long the files of tests took
 * @property {number} [kept] how many of those that passed did so in an earlier run, with all that decides them the same
 */

/**
 * @typedef {object} FileTime
 * @property {string} file relative to the project
 * @property {number} ms sum of its tests
 */

/**
 * Counts of a report of Vitest's JSON reporter.
 * @param {any} report the parsed file; its shape is Vitest's
 * @returns {Counts}
 */
export function vitestCounts(report) {
  // A file that does not load has no tests to fail, only a failed suite.
  const broken = report.testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' &&
      file.assertionResults.every((/** @type {any} */ test) => test.status !== 'failed'),
  );
  const files = report.testResults.map((/** @type {any} */ { name, startTime, endTime }) => ({
    file: inProject(name),
    ms: endTime - startTime,
  }));
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, files };
}

/**
 * Counts of a report of Playwright's JSON reporter.
 * @param {any} report the parsed file; its shape is Playwright's
 * @returns {Counts} errors outside of tests (a spec file that does not load) count as failed and are quoted; a test that passed when it ran
 *   again counts as passed, and is named
 */
export function playwrightCounts(report) {
  const { expected, unexpected, flaky } = report.stats;
  const retried = report.suites.flatMap(retriedIn).sort();
  const errors = report.errors.map(errorText);
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    files: report.suites.map((/** @type {any} */ suite) => ({
      file: inProject(join(report.config.rootDir, suite.file)),
      ms: timeOf(suite),
    })),
    ...(retried.length && { retried }),
    ...(errors.length && { errors }),
  };
}

/**
 * @param {{ message?: string, value?: string, location?: { file: string, line: number } }} error of Playwright's report; a thrown thing that is
 *   no Error has a value in place of a message
 * @returns {string} where it was thrown, as far as that is known, and what it says
 */
function errorText({ message, value, location }) {
  const place = location ? `${location.file}:${location.line}: ` : '';
  return `${place}${stripVTControlCharacters(message ?? value ?? 'an error without a message')}`;
}

const inProject = (/** @type {string} */ path) => relative(root, path).replaceAll('\\', '/');

/**
 * @param {any} suite a file or a group of tests in Playwright's report
 * @returns {number} milliseconds of all attempts of its tests
 */
function timeOf({ specs = [], suites = [] }) {
  const results = specs
    .flatMap((/** @type {any} */ { tests }) => tests)
    .flatMap((/** @type {any} */ test) => test.results);
  return [...results.map(({ duration }) => duration), ...suites.map(timeOf)].reduce(
    (sum, ms) => sum + ms,
    0,
  );
}

/**
 * @param {any} suite a file or a group of tests in the report
 * @returns {string[]}
 */
function retriedIn({ file, specs = [], suites = [] }) {
  const retried = specs.filter((/** @type {any} */ { tests }) =>
    tests.some((/** @type {any} */ { status }) => status === 'flaky'),
  );
  return [
    ...retried.map((/** @type {any} */ { title }) => `${file}: ${title}`),
    ...suites.flatMap(retriedIn),
  ];
}

/**
 * Counts of a test stage: those of its report where it has one, else one for the stage itself. A stage that failed without a failed test
 * (it crashed, or found no tests) counts as one failure.
 * @param {boolean} ok whether the stage's program ended with status 0
 * @param {{ file: string, count: (report: any) => Counts }} [report]
 * @returns {Counts}
 */
export function stageCounts(ok, report) {
  if (!report) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  let counts = { passed: 0, failed: 0 };
  try {
    counts = report.count(JSON.parse(readFileSync(report.file, 'utf8')));
  } catch {
    // No report, or half of one: the stage broke off. Its output says why.
    return { passed: 0, failed: 1 };
  }
  return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
