/** The versions of the documentation that the menu lists. */
export { loadVersions } from './load-versions.ts';
export { samePage } from './same-page.ts';
export { currentVersion, type Version } from './version-list.ts';
