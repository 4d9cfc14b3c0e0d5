import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { staticArticle } from '../tree/static-article.ts';

/** The HTML of an article alone, as a client embeds it. */
export function contentDocument(article: Element): string {
  const { tagName, properties, ...content } = staticArticle(article);
  // Whoever embeds it has a main part of its own.
  const isMain = tagName === 'main';
  const root: Element = {
    ...content,
    tagName: isMain ? 'article' : tagName,
    properties: isMain ? {} : properties,
  };
  return `${toHtml(root)}\n`;
}
