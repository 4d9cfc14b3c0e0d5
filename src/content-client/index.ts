/** Door of the content client: loads articles of the site for what shows them outside of their page. Runs in the browser. */
export { contentAddress, contentFolder, errorPath } from './content-address.ts';
export { ContentError, type ContentLoader, contentLoader } from './content-loader.ts';
export { siteRequest } from './site-request.ts';
