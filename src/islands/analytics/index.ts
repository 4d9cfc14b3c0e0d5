/** Door of the analytics; it loads on pages of a build that has them. */
export { grantConsent, sendEvent, start } from './analytics.ts';
