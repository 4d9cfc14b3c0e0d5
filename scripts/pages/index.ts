/** Door of the room that checks articles as a build would, one at a time. */
export { pageChecks } from './check.ts';
