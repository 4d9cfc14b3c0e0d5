import { type Page, test } from '@playwright/test';
import { dist } from '../../../scripts/lib/paths.mjs';
import { readSite } from '../../../scripts/site/index.ts';
import { unlistedRoutes } from '../../../src/navigation/unlisted-routes.ts';
import { site } from '../../../src/site.config.ts';

/** The built site, as `npm run build` left it. */
export const built = readSite(dist, site.origin);

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

/** Time that one page may take, in milliseconds; generous, since it only ends what hangs. */
const timePerPage = 200;

/** What an inspection sees of a page. */
export interface Source {
  html: string;
  route: string;
}

/**
 * Lets the browser parse each page of the build, without scripts, and collects what an inspection complains about.
 *
 * @param page any page; it is not navigated
 * @param inspect runs in the browser, so it may not use anything of its module; returns one sentence per complaint
 */
export async function inspectPages(
  page: Page,
  inspect: (source: Source) => string[],
  pages: readonly { file: string; route: string }[] = publishedPages,
): Promise<string[]> {
  test.setTimeout(test.info().timeout + pages.length * timePerPage);
  const complaints: string[] = [];
  for (const { file, route } of pages) {
    const found = await page.evaluate(inspect, { html: built.text(file), route });
    complaints.push(...found.map((complaint) => `${file}: ${complaint}`));
  }
  return complaints;
}
