import { AuthorError, nearest } from '../authoring/index.ts';
import { legacyRedirectsFile as file } from './legacy-redirects.ts';

/** An old address and the final page that answers for it, perhaps with a fragment. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** What must be known about the site's routes to judge a rule. */
export interface KnownRoutes {
  /** Whether a route is a page; undefined when the site does not know such a route. */
  isPublished(path: string): boolean | undefined;
  /** Every route of the site, for suggestions. */
  readonly routes: Iterable<string>;
}

/** The rules in order of their old address. */
export interface FlatRedirects {
  /** Rules whose page exists. */
  readonly active: readonly Redirect[];
  /** Rules whose page is not written yet: an address that leads nowhere is worse than none. */
  readonly waiting: readonly Redirect[];
}

/** Longest chain of rules; browsers give up after about 20 hops, so a longer one is a mistake anyway. */
const maxHops = 31;

/**
 * Shortens every chain of rules to one hop and checks both ends of each rule.
 *
 * @param rules new address by old address
 * @throws AuthorError when a rule stands on a page, leads nowhere, or never arrives
 */
export function flattenRedirects(
  rules: Readonly<Record<string, string>>,
  known: KnownRoutes,
): FlatRedirects {
  const redirects = Object.keys(rules)
    .sort()
    .map((from) => ({ from, to: follow(from, rules) }));
  for (const redirect of redirects) check(redirect, known);
  const isActive = ({ to }: Redirect) => known.isPublished(pathOf(to)) === true;
  return {
    active: redirects.filter(isActive),
    waiting: redirects.filter((redirect) => !isActive(redirect)),
  };
}

/** The end of the chain that starts at a rule, with the last fragment that the chain names. */
function follow(from: string, rules: Readonly<Record<string, string>>): string {
  const visited = [from];
  let path = from;
  let fragment = '';
  for (let next = rules[path]; next !== undefined; next = rules[path]) {
    path = pathOf(next);
    fragment = fragmentOf(next) || fragment;
    if (visited.includes(path)) throw loop([...visited, path]);
    visited.push(path);
    if (visited.length - 1 > maxHops) throw tooLong(visited, rules);
  }
  return path + fragment;
}

function check({ from, to }: Redirect, { isPublished, routes }: KnownRoutes): void {
  if (isPublished(from) !== undefined) {
    throw new AuthorError({
      file,
      message: `${from} is redirected to ${to}, but it is a route of this site.`,
      hint: `Remove the rule, or remove ${from} from content/navigation.`,
    });
  }
  const path = pathOf(to);
  if (isPublished(path) !== undefined) return;
  const meant = nearest(path, routes);
  throw new AuthorError({
    file,
    message: `${from} is redirected to ${path}, which is not a route of this site.`,
    hint: meant
      ? `Write:\n\n'${from}': '${meant}${fragmentOf(to)}',`
      : 'Point it at a route of content/navigation.',
  });
}

function loop(path: readonly string[]): AuthorError {
  return new AuthorError({
    file,
    message: `These redirects lead back to where they start: ${path.join(' → ')}.`,
    hint: 'Point one of them at a page.',
  });
}

function tooLong(
  [from = '']: readonly string[],
  rules: Readonly<Record<string, string>>,
): AuthorError {
  return new AuthorError({
    file,
    message: `${from} needs more than ${maxHops} redirects to arrive.`,
    hint: `Point it at the final page instead of ${rules[from]}.`,
  });
}

function pathOf(address: string): string {
  return address.replace(/#.*$/, '');
}

function fragmentOf(address: string): string {
  return /#.+$/.exec(address)?.[0] ?? '';
}
