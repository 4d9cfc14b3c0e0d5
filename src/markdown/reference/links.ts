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
  if (/^https?:/.test(target) || officialFolder.test(target))
    return resolveAddress(target, targets);
  const stranger = Object.hasOwn(knownStrangers, target) ? knownStrangers[target] : undefined;
  if (stranger && !stranger.instead) return undefined;
  const symbol = symbolOf(stranger?.instead ?? target, owner);
  const address =
    targets.resolveSymbol(symbol, module) ?? targets.resolveSymbol(`${owner}#${symbol}`, module);
  if (address !== undefined) return { href: address, external: false };
  const meant = nearest(symbol, targets.symbols());
  throw new Error(
    `{@link ${target}} leads to no symbol${meant ? `; the nearest is ${meant}` : ''}. Where it is right that it has no page, add it to ` +
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
  // Headings of doc comments have no ids.
  if (address.startsWith('#')) return undefined;
  const internal = address.replace(officialHost, '') || '/';
  if (/^https?:/.test(internal)) return { href: internal, external: true };
  if (/^[a-z]+:/.test(internal)) return undefined;
  const path = `/${internal.replace(/^(?:\.{0,2}\/)+/, '').replace(/[?#].*$/s, '')}`.replace(
    /(?<=.)\/$/,
    '',
  );
  const route = withoutPackage(path);
  const final = targets.redirectTarget(route) ?? route;
  // Headings of our articles are our own, so that a fragment of theirs leads nowhere.
  return targets.isPublished(final.replace(/#.*$/, ''))
    ? { href: final, external: false }
    : undefined;
}

/** The official site has had the package's scope in the addresses of its reference. */
function withoutPackage(path: string): string {
  return path.replace(/^\/api\/@angular\//, '/api/');
}
