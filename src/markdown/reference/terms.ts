import { h, toHtml } from 'astro-expressive-code/hast';
import type { Element, ElementContent, Root, Text } from 'hast';
import { visitParents } from 'unist-util-visit-parents';
import { newTerms } from '../glossary/choose-terms.ts';
import { type FindTerms, splitAtTerms, termFinder } from '../glossary/find-terms.ts';
import type { GlossaryEntry } from '../glossary/read-glossary.ts';
import { termLink } from '../glossary/term-link.ts';

/** Elements of running text; terms in anything else, such as headings, links and tables, are not marked. */
const prose = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'em', 'strong']);

/** What `markUses` writes around a term. */
const use = /<span data-term="([^"]+)">([^<]*)<\/span>/g;

/** Marks each use of a term in a text of a package. A page has many such texts, so `linkTerms` decides later which uses become links. */
export function markUses(tree: Root, find: FindTerms): void {
  const texts: { text: Text; parent: Element }[] = [];
  visitParents(tree, 'text', (text: Text, ancestors) => {
    const elements = ancestors.filter((ancestor) => ancestor.type === 'element');
    const parent = elements.at(-1);
    const isProse =
      elements.every(({ tagName }) => prose.has(tagName)) &&
      elements.some(({ tagName }) => tagName === 'p' || tagName === 'li');
    if (parent && isProse) texts.push({ text, parent });
  });
  for (const { text, parent } of texts) {
    parent.children.splice(parent.children.indexOf(text), 1, ...withUses(text, find));
  }
}

function withUses({ value }: Text, find: FindTerms): ElementContent[] {
  return splitAtTerms(value, find(value)).map(({ words, entry }) =>
    entry ? h('span', { dataTerm: entry.id }, words) : { type: 'text', value: words },
  );
}

/** Finds the terms of the glossary, made again only when the glossary has been read again. */
export function keptFinder(): (entries: readonly GlossaryEntry[]) => FindTerms {
  let kept: { entries: readonly GlossaryEntry[]; find: FindTerms } | undefined;
  return (entries) => {
    if (kept?.entries !== entries) kept = { entries, find: termFinder(entries) };
    return kept.find;
  };
}

/**
 * Links terms in a finished page to the glossary, as articles do: the first use of each, with the definition as its description. Other uses
 * become plain text again.
 *
 * @param html the page, whose terms `markUses` has marked
 * @param route address of the page; its last part counts as its title
 */
export function linkTerms(html: string, route: string, entries: readonly GlossaryEntry[]): string {
  if (!html.includes('data-term=')) return html;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const isNew = newTerms(entries, { route, title: route.split('/').at(-1) ?? '' });
  return html.replaceAll(use, (_all, id: string, words: string) => {
    const entry = byId.get(id);
    if (!entry) return words;
    const { href, properties } = termLink(entry);
    // An error page is an article too, and has marked its terms already.
    if (html.includes(`href="${href}"`) || !isNew(entry)) return words;
    return toHtml(h('a', { href, ...properties }, words));
  });
}
