// Plain JavaScript without dependencies: `npm start` and `npm test` load this before anything is installed, under Node 20.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** Folder of the built site. */
export const dist = `${root}/dist`;

/** Folder for caches that no commit and no deployment needs. */
export const cache = `${root}/.cache`;

/** Folder for what a run of the checks writes and reads again. A run of single checks has a folder of its own, so that another can run beside it. */
export const scratch = process.env.CHECK_WORK ?? cache;

/** Folder where the test stages write their reports. */
export const reports = process.env.CHECK_WORK ? `${scratch}/test-results` : `${root}/test-results`;

/**
 * Whether a module is the script that Node was started with, and not imported by another one.
 * @param {string} url the module's `import.meta.url`
 */
export function isEntry(url) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);
}
