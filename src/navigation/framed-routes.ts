/**
 * Pages that other sites show in a frame. They are no pages of the site: no menu, search or sitemap has them, and they carry nothing of what surrounds a page.
 * `src/islands/playground/embed-code.ts` writes their address.
 */
const framedRoutes = new Set(['/playground/embed']);

/** Whether a route is a page for frames of other sites alone. */
export const isFramed = (route: string): boolean => framedRoutes.has(route);
