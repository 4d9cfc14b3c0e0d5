/** Gives addresses without a host one, so that they can be read. */
const anyOrigin = 'https://site.invalid';

/**
 * The path of an address with its query and fragment, but without origin and final slash, so that one index serves any host. It always leads to a page of this
 * site: one slash at its start, whatever the index holds.
 *
 * @returns undefined for what is no address of a page
 */
export function pageAddress(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.trim() === '') return undefined;
  if (!URL.canParse(address, anyOrigin)) return undefined;
  const { protocol, pathname, search, hash } = new URL(address, anyOrigin);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return `/${pathname.replace(/^\/+|\/+$/g, '')}${search}${hash}`;
}
