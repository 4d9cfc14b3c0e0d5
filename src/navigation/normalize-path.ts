/**
 * The route that an address of this site names: without origin-relative extras (query, fragment),
 * without a trailing slash or `.html`, which Astro adds to `Astro.url` when pages are files.
 *
 * @param address a path, with or without a leading slash
 * @returns an absolute path; `/` for the home page
 */
export function normalizePath(address: string): string {
  const path = address
    .replace(/[?#].*$/s, '')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}
