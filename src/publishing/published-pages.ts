import { isFramed, unlistedRoutes } from '../navigation/index.ts';

/** The page whose document clients show where another one is missing. */
export const errorPage = '/404';

/** Whether a page has its Markdown: those that stand in for others, and those for frames of other sites, are nothing to be read. */
export function hasTwin(route: string): boolean {
  return !isFramed(route) && !unlistedRoutes.includes(route);
}

/** Whether a page has a content document. */
export function hasDocument(route: string): boolean {
  return route === errorPage || hasTwin(route);
}
