/** Door of the search for pages. The dialog is loaded by `site.ts`, at the reader's first touch. */
export { default as SearchPage } from './SearchPage.tsx';
