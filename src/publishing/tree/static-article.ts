import type { Element, ElementContent } from 'hast';
import { attributeOf, classesOf } from './elements.ts';

/** Elements that run, load or draw something for the page they stand on. */
const machinery = new Set(['script', 'style', 'link', 'template', 'noscript', 'astro-island']);

/** Classes of what belongs to the page and not to the article, and of what needs the scripts of the page. */
const furniture = new Set(['contents', 'copy-box', 'page-actions', 'scripted']);

/** A symbol whose name differs by letter case alone: it has a document of its own. */
const otherCase = 'other-case';

/**
 * The article as it reads without scripts: all tabs of an example are open, and nothing is left that only the page's scripts bring to life.
 *
 * @param article is not changed
 */
export function staticArticle(article: Element): Element {
  const { hidden, ...properties } = article.properties;
  const stays = attributeOf(article, 'role') === 'tabpanel' ? {} : { ...(hidden && { hidden }) };
  return {
    ...article,
    properties: { ...properties, ...stays },
    children: article.children.flatMap(staticNode),
  };
}

function staticNode(node: ElementContent): ElementContent[] {
  if (node.type === 'comment') return [];
  if (node.type !== 'element') return [node];
  const classes = classesOf(node);
  if (classes.includes('example-preview')) return linkToPreview(node);
  const isPartOfPage = classes.some((name) => furniture.has(name) || name === otherCase);
  if (machinery.has(node.tagName) || isPartOfPage) return [];
  return classes.includes('example-preview-missing') ? [] : [staticArticle(node)];
}

/** A running example needs the page that loads it; a link to it does not. */
function linkToPreview({ children }: Element): ElementContent[] {
  return children.filter(
    (child) => child.type === 'element' && classesOf(child).includes('example-preview-link'),
  );
}
