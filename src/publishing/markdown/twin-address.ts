/** The address of a page's Markdown: `/guide/signals.md`; the home page's is `/index.md`. */
export function twinAddress(route: string): string {
  return route === '/' ? '/index.md' : `${route}.md`;
}

/**
 * Where a link leads from a twin: to other twins, as far as a page has one.
 *
 * @param hasTwin whether a route has one
 */
export function twinLink(address: string, hasTwin: (route: string) => boolean): string {
  if (!/^\/(?!\/)/.test(address)) return address;
  const [, path = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const route = path.replace(/(?<=.)\/$/, '');
  return hasTwin(route) ? `${twinAddress(route)}${fragment}` : address;
}
