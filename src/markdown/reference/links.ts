import { nearest } from '../../authoring/index.ts';
import { knownStrangers } from './known-strangers.ts';
import type { ScopedResolver } from './scoped-resolver.ts';

/** What links of doc comments are resolved against. */
export interface LinkTargets {
  readonly resolveSymbol: ScopedResolver;
  readonly isPublished: (path: string) => boolean | undefined;
  readonly redirectTarget: (path: string) => string | undefined;
  /** Names of symbols, for suggestions. */
  readonly symbols: () => Iterable<string>;
}

/** Where a link of a doc comment leads: an address, or nowhere, so that its text stays as text. */
export type LinkTarget = { readonly href: string; readonly external: boolean } | undefined;

/** Scheme that stands for `{@link …}` between the steps of rendering. */
export const symbolScheme = 'symbol:';

/** Hosts of the framework's own documentation: their paths are ours. */
const officialHost = /^https?:\/\/(?:(?:v\d+|next|www)\.)?angular\.(?:dev|io)(?=\/|$)/;

/** Folders that the official site starts the addresses of its pages with; older comments say them without a slash. */
const officialFolder =
  /^\/?(?:api|best-practices|cli|ecosystem|errors|essentials|extended-diagnostics|guide|reference|roadmap|tools|tutorial|tutorials|update-guide)(?=[/#?]|$)/;

/**
 * Resolves `{@link …}` of a doc comment.
 *
 * @param target what stands after `@link`: a symbol, a member, a path or an address
 * @param module module of the entry with the comment
 * @param owner name of that entry, for `#member`
 * @throws Error for a symbol that does not exist and is not on the list of those
 */
export function resolveLink(
  target: string,
  { module, owner }: { module?: string | undefined; owner?: string | undefined },
  targets: LinkTargets,
): LinkTarget {
  const isStranger = Object.hasOwn(knownStrangers, target);
  if (!isStranger && (/^https?:/.test(target) || officialFolder.test(target)))
    return resolveAddress(target, targets);
  const stranger = isStranger ? knownStrangers[target] : undefined;
  if (stranger && !stranger.instead) return undefined;
  const symbol = symbolOf(stranger?.instead ?? target, owner);
  const address =
    targets.resolveSymbol(symbol, module) ?? targets.resolveSymbol(`${owner}#${symbol}`, module);
  if (address !== undefined) return { href: address, external: false };
  const meant = nearest(symbol, targets.symbols());
  throw new Error(
    `{@link ${target}} does not match a symbol${meant ? `; the nearest is ${meant}` : ''}. If it should have no page, add it to ` +
      'src/markdown/reference/known-strangers.ts with the reason.',
  );
}

/** `Name` or `Name#member` of what a comment writes: with parentheses, with a dot, or the member of its own entry alone. */
function symbolOf(target: string, owner: string | undefined): string {
  const name = target.replace(/\(.*$/s, '').replace(/^@(?=[A-Z])/, '');
  if (name.startsWith('#')) return `${owner}${name}`;
  return name.replace(/(?<=\w)\.(?=\w)/, '#');
}

/** Resolves the address of a Markdown link: pages of the official site are those of this site, or plain text where there is none. */
export function resolveAddress(address: string, targets: LinkTargets): LinkTarget {
  // Of the headings beside a doc comment only those of the page itself have ids that are known.
  if (address.startsWith('#'))
    return address === '#usage-notes' ? { href: address, external: false } : undefined;
  const internal = address.replace(officialHost, '') || '/';
  if (/^https?:/.test(internal)) return { href: internal, external: true };
  if (/^[a-z]+:/.test(internal)) return undefined;
  const [path = '', fragment] = internal.replace(/^(?:\.{0,2}\/)+/, '/').split(/[?#]/);
  const route = withoutPackage(`/${path.replace(/^\/|[./]$/g, '')}`);
  const member = fragment && memberAddress(route, fragment, targets);
  if (member) return { href: member, external: false };
  const ours = otherRoutes[route] ?? route;
  const final = targets.redirectTarget(ours) ?? ours;
  // Headings of our articles are our own, so that a fragment of theirs leads nowhere.
  return targets.isPublished(final.replace(/#.*$/, ''))
    ? { href: final, external: false }
    : undefined;
}

/** Articles that the official site has by another name than this one, and has never had by ours. */
const otherRoutes: Readonly<Record<string, string>> = {
  '/guide/di/creating-and-using-services': '/guide/di/creating-injectable-service',
  '/guide/di/defining-dependency-providers': '/guide/di/dependency-injection-providers',
};

/** Address of a member on the page of a symbol. */
function memberAddress(route: string, member: string, targets: LinkTargets): string | undefined {
  const [, module, name] = /^\/api\/(.+)\/([^/]+)$/.exec(route) ?? [];
  return module && targets.resolveSymbol(`${name}#${member}`, `@angular/${module}`);
}

/** The official site has had the package's scope in the addresses of its reference. */
function withoutPackage(path: string): string {
  return path.replace(/^\/api\/@angular\//, '/api/');
}
