import { createHash } from 'node:crypto';
import type { DefaultTreeAdapterMap } from 'parse5';
import { idsIn, isElement, Kinds } from './kinds.ts';
import { childrenOf, contentOf } from './nodes.ts';

const shortHash = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/** Places in a list are counted in data attributes. */
const withoutPlace = (name: string, value: string): string =>
  `${name}=${value.replaceAll(/\d+/g, '0')}`;

/**
 * Tells apart what surrounds the `main` of pages. Two pages share a shell when elements of the same kinds stand in the same places, see `Kinds`: the sidebars of neighbors
 * are one.
 *
 * @param document a page, parsed
 * @returns a short name of the shell, the same for every page that has it
 */
export function shellOf(document: DefaultTreeAdapterMap['document']): string {
  const kinds = new Kinds(idsIn(document), withoutPlace, 'main');
  const root = childrenOf(document).find(isElement);
  const body = root && childrenOf(root).find((node) => node.nodeName === 'body');
  const ofRoot = root?.attrs.map(({ name, value }) => `${name}=${value}`) ?? [];
  if (body) kinds.collect(body, ofRoot.sort().join(' '));
  return shortHash([...kinds.found].sort().join('\n'), 16);
}

/** The values of these decide colors: style sheets name them. Other data attributes hold names and texts for scripts. */
const STYLED = new Set(['data-icon', 'data-page', 'data-preference']);

/** Eight digits for a few thousand kinds: two share a name in one of a thousand builds. */
const KIND_DIGITS = 8;

/**
 * @param document a page, parsed
 * @returns short names of the kinds of elements in its `main`, sorted
 */
export function kindsOf(document: DefaultTreeAdapterMap['document']): string[] {
  const kinds = new Kinds(idsIn(document), (name, value) =>
    STYLED.has(name) ? `${name}=${value}` : name,
  );
  kinds.collect(contentOf(document), '');
  return [...kinds.found].map((kind) => shortHash(kind, KIND_DIGITS)).sort();
}
