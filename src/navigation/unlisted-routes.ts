/** Pages that stand in for others: nobody looks for them, so that they are in no list, no search and no sitemap. */
export const unlistedRoutes: readonly string[] = ['/404', '/offline'];
