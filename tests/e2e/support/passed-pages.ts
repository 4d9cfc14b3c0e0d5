import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** The file with the keys of what has passed before, a line each. It does not change during a run: the main process and all workers list the same tests. */
const file = process.env['PASSED_PAGES'];

const passed = new Set(file && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);

/** Whether an earlier run has passed something under a key, with the same styles, scripts, browser and packages. */
export const hasPassed = (key: string): boolean => passed.has(key);

/** Notes what has passed in this run, at its first attempt, for later ones. */
export function notePassed(keys: readonly string[]): void {
  if (file) appendFileSync(`${file}.new`, keys.map((key) => `${key}\n`).join(''));
}
