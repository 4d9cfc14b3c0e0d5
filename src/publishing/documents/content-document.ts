import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { staticArticle } from '../tree/static-article.ts';

/** The HTML of an article alone, as a client embeds it. */
export function contentDocument(article: Element): string {
  return `${toHtml(staticArticle(article))}\n`;
}
