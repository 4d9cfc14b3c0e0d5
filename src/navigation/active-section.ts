import type { Section } from './types.ts';

/** Whether a tree lists a path. */
export type Lists = (tree: 'docs' | 'reference', path: string) => boolean;

/**
 * The section of a path. The order of the checks decides: `/tutorials/learn-angular` is listed in
 * the docs tree too, and is a tutorial.
 *
 * @param path a normalized path
 */
export function activeSection(path: string, lists: Lists): Section {
  const starts = (...prefixes: string[]) =>
    prefixes.some((name) => `${path}/`.startsWith(`/${name}/`));
  if (path === '/') return 'home';
  if (starts('docs')) return 'docs';
  if (starts('reference', 'api', 'update-guide')) return 'reference';
  if (path === '/playground') return 'playground';
  if (starts('tutorials')) return 'tutorials';
  if (lists('docs', path)) return 'docs';
  if (lists('reference', path)) return 'reference';
  return 'none';
}
