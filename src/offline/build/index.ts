/** Door of what a build writes for reading offline. Build time only. */
export { offline } from './offline-integration.ts';
