/** Door of the structured data room: what pages tell search engines about themselves. Build time only. */
export { type DescribedPage, type DescribedSite, pageData, scriptJson } from './page-data.ts';
