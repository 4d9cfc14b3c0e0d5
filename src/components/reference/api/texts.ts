import type { ApiEntry, CatalogueEntry, Deprecation } from '../../../reference/index.ts';
import { kindLabel } from '../../../reference/index.ts';

/** Limits within which search engines show a description whole. */
const [shortest, longest] = [50, 160];

/** The description of an entry; one that has none is described by the first of its overloads that is. */
export function descriptionOf({ description, signatures = [] }: ApiEntry): string {
  return description ?? signatures.find((signature) => signature.description)?.description ?? '';
}

/**
 * First paragraph of a text, for the header, and what follows it. A last sentence that announces what follows stays beside it. A text that
 * starts with something else has no first paragraph.
 */
export function splitLead(text: string): { lead: string; rest: string } {
  const [, paragraph = '', rest = ''] = /^([\s\S]*?)(?:\n\s*\n([\s\S]*))?$/.exec(text.trim()) ?? [];
  if (/^(?:```|~~~|#|\||[-*]\s|\d+\.\s|<(?!code))/.test(paragraph))
    return { lead: '', rest: text.trim() };
  const [, lead = paragraph, announcement = ''] =
    (rest && /^([\s\S]*[.!?])\s+((?:(?![.!?]\s)[\s\S])*:)$/.exec(paragraph)) || [];
  return { lead, rest: [announcement, rest.trim()].filter(Boolean).join('\n\n') };
}

/** What search engines show for the page of an entry: its first sentences, as plain text. */
export function metaDescription({ name, kind, module, api, written }: CatalogueEntry): string {
  if (written?.description) return written.description;
  const text = plainText(splitLead(api ? descriptionOf(api) : '').lead);
  const what = `${name}: ${kindLabel(kind).label.toLowerCase()} of ${module}`;
  if (text === '') return `${what}. Its declaration and members in the API reference of Angular.`;
  const sentences = cut(text);
  return sentences.length >= shortest ? sentences : cut(`${what}. ${text}`);
}

/** As many whole sentences as fit; of a first sentence that is too long, as many whole words. */
function cut(text: string): string {
  if (text.length <= longest) return text;
  const sentences = text.slice(0, longest).match(/^[\s\S]*[.!?](?=\s)/)?.[0];
  if (sentences && sentences.length >= shortest) return sentences;
  return `${text.slice(0, longest - 1).replace(/[\s,;:(]+\S*$/, '')}…`;
}

/** Markdown without its marks. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(
      /\{@link\s+([^\s|}]+)(?:[\s|]+([^}]*))?\}/g,
      (_tag, target, text) => text?.trim() || target.replace('#', '.'),
    )
    .replaceAll(/\{@[^}]*\}/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]|<\/?[a-z][^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whether two texts say the same, wherever their lines break. */
export function sameText(a: string, b: string): boolean {
  return a.split(/\s+/).join(' ') === b.split(/\s+/).join(' ');
}

/** What `@see` says: a name alone is a link. */
export function seeText(said: string, isSymbol: (name: string) => boolean): string {
  return /^[\w$.#]+(?:\(\))?$/.test(said) && isSymbol(said.replace('()', ''))
    ? `{@link ${said}}`
    : said;
}

/** Whether HTML has a link. */
export const hasLink = (html: string): boolean => /<a\s[^>]*\bhref=/.test(html);

/** Whether two deprecations say the same, so that one box is enough. */
export function isSameDeprecation(one: Deprecation, other: Deprecation | undefined): boolean {
  return one.version === other?.version && sameText(one.reason, other?.reason ?? '');
}
