import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestResult } from './playwright-report.ts';

/** What stands between titles in Playwright's lists of tests. */
const BETWEEN = '›';

/** A test as a line of Playwright's lists. */
export const lineOf = ({ file, titles }: Pick<TestResult, 'file' | 'titles'>): string =>
  [file, ...titles].join(` ${BETWEEN} `);

/** Whether a line of Playwright's lists stands for a test: it names the test, or a group or a file that has it. */
export function standsFor(line: string, test: TestResult): boolean {
  const name = lineOf(test);
  return name === line || name.startsWith(`${line} ${BETWEEN} `);
}

/** Whether the line of a test stands for it, and for none of the others. */
export function isNamedAlone(test: TestResult, others: readonly TestResult[]): boolean {
  const canBeRead = test.titles.every(
    (title) => title === title.trim() && !title.includes(BETWEEN) && !title.includes('\n'),
  );
  return canBeRead && others.filter((other) => standsFor(lineOf(test), other)).length === 1;
}

/** Writes the list of tests that Playwright leaves out. @returns the arguments that name it */
export function leaveOutTests(lines: readonly string[], notes: string): string[] {
  const file = join(notes, 'left-out.txt');
  mkdirSync(notes, { recursive: true });
  writeFileSync(file, lines.join('\n'));
  return ['--test-list-invert', file];
}
