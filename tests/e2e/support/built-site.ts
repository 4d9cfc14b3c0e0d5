import { dist } from '../../../scripts/lib/paths.mjs';
import { readFacts } from '../../../scripts/site/index.ts';
import { unlistedRoutes } from '../../../src/navigation/unlisted-routes.ts';
import { site } from '../../../src/site.config.ts';

/** The built site, as `npm run build` left it. */
export const built = readFacts(dist, site.origin);

/** Its pages without those that only forward. */
export const publishedPages = built.pages.filter(({ forwards }) => !forwards);

/** Pages that somebody wrote: the generated ones, in sections of their own, have other rules. */
export const writtenPages = publishedPages.filter(
  ({ route }) => !/^\/(?:api|cli|errors|extended-diagnostics)(?:\/|$)/.test(route),
);

/** Routes of the published pages, without those that stand in for others. */
export const publishedRoutes = publishedPages
  .map(({ route }) => route)
  .filter((route) => !unlistedRoutes.includes(route));
