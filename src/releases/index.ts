/** Door of the releases room: what the site knows about the releases of the framework. Build time only. */
export { type ReleaseEntry, releaseEntries } from './release-entries.ts';
export { type FeedFacts, releasesFeed, releasesFeedPath } from './releases-feed.ts';
export { type SupportWindow, supportWindows } from './support-windows.ts';
