/** Door of the navigation room: routes, sidebar, breadcrumb, titles. Build time only. */
export { buildNavigation } from './build-navigation.ts';
export { checkArticles } from './check-articles.ts';
export { type Article, articleFolders, findArticles } from './find-articles.ts';
export { isFramed } from './framed-routes.ts';
export { isPublished, knownRoutes, loadNavigation } from './load-navigation.ts';
export { normalizePath } from './normalize-path.ts';
export { publishedRoutes } from './published-routes.ts';
export { readNavigationItems } from './read-navigation-items.ts';
export * from './types.ts';
export { unlistedRoutes } from './unlisted-routes.ts';
export { walk } from './walk.ts';
