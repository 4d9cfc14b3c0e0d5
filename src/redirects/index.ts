/** Door of the redirects room: old addresses and the pages that answer for them. Build time only. */
export { type FlatRedirects, flattenRedirects, type Redirect } from './flatten-redirects.ts';
export { legacyRedirects } from './legacy-redirects.ts';
export { redirects } from './redirects-integration.ts';
export { shortLinks } from './short-links.ts';
export { redirectTarget, siteRedirects, siteShortLinks } from './site-redirects.ts';
