import type { Element, ElementContent, Root, Text } from 'hast';
import { visitParents } from 'unist-util-visit-parents';
import { newTerms } from '../glossary/choose-terms.ts';
import { type FindTerms, termFinder } from '../glossary/find-terms.ts';
import { type GlossaryEntry, glossaryRoute } from '../glossary/read-glossary.ts';

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
  const parts: ElementContent[] = [];
  let end = 0;
  for (const found of find(value)) {
    parts.push({ type: 'text', value: value.slice(end, found.start) });
    parts.push({
      type: 'element',
      tagName: 'span',
      properties: { dataTerm: found.entry.id },
      children: [{ type: 'text', value: value.slice(found.start, found.end) }],
    });
    end = found.end;
  }
  return [...parts, { type: 'text', value: value.slice(end) }];
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
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const isNew = newTerms(entries, { route, title: route.split('/').at(-1) ?? '' });
  return html.replaceAll(use, (_all, id: string, words: string) => {
    const entry = byId.get(id);
    // An error page is an article too, and has marked its terms already.
    if (!entry || html.includes(`href="${glossaryRoute}#${id}"`) || !isNew(entry)) return words;
    const description = attribute(entry.definition.replaceAll('`', ''));
    return `<a href="${glossaryRoute}#${id}" class="term" aria-description="${description}">${words}</a>`;
  });
}

function attribute(text: string): string {
  return text.replaceAll('&', '&#38;').replaceAll('"', '&#34;').replaceAll('<', '&#60;');
}
