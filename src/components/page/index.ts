export { default as ArticleHeader } from './ArticleHeader.astro';
export { default as Breadcrumb } from './Breadcrumb.astro';
export { default as OnThisPage } from './OnThisPage.astro';
export { default as PageActions } from './PageActions.astro';
