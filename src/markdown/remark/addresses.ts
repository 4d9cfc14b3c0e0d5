import type { Node } from 'unist';
import { nearest } from '../../authoring/index.ts';
import type { MarkdownOptions } from '../options.ts';
import type { Complain } from '../place.ts';

/** What an address in an article turned out to be. */
export type Address =
  /** Leads out of the site. */
  | { kind: 'external'; url: string }
  /** Stays in the site, or is a fragment, a mail address, a telephone number or a file. */
  | { kind: 'internal'; url: string }
  /** A route with a place in the navigation and no article yet. */
  | { kind: 'unpublished' };

/** Checks an address of an article; `node` gives the place of an error. */
export type CheckAddress = (url: string, node: Pick<Node, 'position'>) => Address;

/**
 * Makes the check of addresses.
 *
 * @throws AuthorError for an address that is relative, insecure, unknown, or redirects
 */
export function addressCheck(options: MarkdownOptions, complain: Complain): CheckAddress {
  return (url, node) => {
    if (/^(?:mailto|tel):/i.test(url) || /^#./.test(url)) return { kind: 'internal', url };
    if (/^https:\/\//i.test(url)) return { kind: 'external', url };
    if (/^http:\/\//i.test(url)) {
      throw complain(node, {
        message: `External links must use https: ${url} does not.`,
        hint: `Link to ${url.replace(/^http:/i, 'https:')}, or put the address in backticks.`,
      });
    }
    if (!/^\/(?!\/)/.test(url)) throw complain(node, notAbsolute(url));
    return checkRoute(url, node, options, complain);
  };
}

function notAbsolute(url: string) {
  if (url === '' || url === '#') {
    return { message: 'The link has no address.', hint: '[text](/path#fragment)' };
  }
  return {
    message: `"${url}" is not an absolute path.`,
    hint: `Write the path from the root of the site: /${url.replace(/^(?:\.{0,2}\/)+/, '')}`,
  };
}

function checkRoute(
  url: string,
  node: Pick<Node, 'position'>,
  options: MarkdownOptions,
  complain: Complain,
): Address {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const clean = withoutSuffix(path);
  const target = options.redirectTarget?.(clean);
  if (target !== undefined) {
    throw complain(node, {
      message: `${clean} only redirects.`,
      hint: `Link to its target: ${target.includes('#') ? target : target + rest}`,
    });
  }
  if (isFile(path)) return { kind: 'internal', url };
  if (clean !== path) {
    throw complain(node, {
      message: `${path} is not how the route is written.`,
      hint: `Link to ${clean}${rest}`,
    });
  }
  if (!options.isPublished) return { kind: 'internal', url };
  const published = options.isPublished(path);
  if (published === undefined) throw complain(node, unknownRoute(path, rest, options));
  return published ? { kind: 'internal', url } : { kind: 'unpublished' };
}

function unknownRoute(path: string, rest: string, options: MarkdownOptions) {
  const meant = nearest(path, options.routes?.() ?? []);
  return {
    message: `There is no page at ${path}.`,
    hint: meant ? `Did you mean ${meant}${rest}?` : 'Every route has a place in the navigation.',
  };
}

/** A route ends without a slash and without the extension of its source. */
function withoutSuffix(path: string): string {
  return path.replace(/\.(?:mdx?|html)$/, '').replace(/(?<=.)\/+$/, '') || '/';
}

/** Files that are served as they are have an extension; routes have none. */
function isFile(path: string): boolean {
  return /\.[a-z\d]{2,5}$/i.test(path) && !/\.(?:mdx?|html)$/.test(path);
}
