import { Failure } from '../lib/failure.mjs';

const ROUTE = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** A name as it may be in an address. */
function slug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\.mdx$/, '')
    .split('/')
    .map((part) => part.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, ''))
    .filter(Boolean)
    .join('/');
}

/** A route as it is written on the command line, without the slashes around it. */
export const trimmed = (route: string): string => route.replace(/^\/+|\/+$/g, '');

/**
 * Refuses what can't be a route.
 *
 * @param what for the message: a route, the name of an example
 * @param command what precedes it on the command line
 */
export function requireRoute(route: string, what: string, command: string): void {
  if (ROUTE.test(route)) return;
  const corrected = slug(route);
  throw new Failure(
    `"${route}" is not ${what}: it has lower-case letters, digits and hyphens.`,
    `Write:\n  npm run new -- ${command} ${corrected || 'my-topic'}`,
  );
}
