/** Kinds of pages whose address has the name that is their title: an entry, a command, a code. */
const named = /^\/(?:api|cli|errors|extended-diagnostics)\//;

/** The words of an address, which readers know from links and from the address bar. */
export function addressName(route: string): string {
  return named.test(route) ? '' : route.replace(/[^a-zA-Z\d]+/g, ' ').trim();
}
