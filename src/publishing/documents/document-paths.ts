import { errorPath } from '../../content-client/index.ts';
import { type Catalogue, modulePath } from '../../reference/index.ts';

/** The content path of a page; `contentAddress` makes its address of it. */
export type DocumentPath = (route: string) => string;

/**
 * Content paths by route. Symbols have their module, name and kind in one file name, so that names which differ by letter case alone
 * are different files everywhere.
 *
 * @throws Error where two symbols have one file
 */
export function documentPaths(symbols: Catalogue): DocumentPath {
  const bySymbol = new Map<string, string>();
  const taken = new Map<string, string>();
  for (const { address, module, name, kind } of symbols.flatMap(({ entries }) => entries)) {
    const path = `api/${normalizedModule(module)}_${name}_${kind}.html`;
    const other = taken.get(path.toLowerCase());
    if (other) throw new Error(`${address} and ${other} have the same content document: ${path}`);
    taken.set(path.toLowerCase(), address);
    bySymbol.set(address, path);
  }
  return (route) => bySymbol.get(route) ?? (route === '/404' ? errorPath : articlePath(route));
}

/** `@angular/common/http` is `angular_common_http`. */
function normalizedModule(module: string): string {
  const scope = /^@([^/]+)\//.exec(module)?.[1];
  return [...(scope ? [scope] : []), ...modulePath(module).split('/')].join('_');
}

const articlePath = (route: string): string => (route === '/' ? 'index' : route.slice(1));
