// Plain JavaScript without dependencies: `npm start` and `npm test` load this before anything is installed, under Node 20.
import { fileURLToPath } from 'node:url';

/** Root folder of the repository, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** Folder of the built site. */
export const dist = `${root}/dist`;

/** Folder for caches that no commit and no deployment needs. */
export const cache = `${root}/.cache`;

/** Folder where the test stages write their reports. */
export const reports = `${root}/test-results`;
