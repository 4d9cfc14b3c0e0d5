/** Which analytics a build has. What sends to them is in `islands/analytics`. */
export { type AnalyticsSettings, analyticsSettings, tagOrigin } from './analytics-settings.ts';
