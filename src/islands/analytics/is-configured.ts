/** Element by which a page says that this build has analytics, and which; absent where it has none. */
export const settingsElement = 'meta[name="analytics"]';

/** Whether there is anything to ask the reader's consent for. */
export const isConfigured = (): boolean => document.querySelector(settingsElement) !== null;
