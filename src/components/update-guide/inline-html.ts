import type { PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { AuthorError } from '../../authoring/index.ts';
import { isPublished } from '../../navigation/index.ts';

/**
 * The text of a step as HTML. Code stays plain: pressing it copies it, so it can be no link.
 *
 * @throws AuthorError for what does not fit into a line, or a link that leads nowhere
 */
export function inlineHtml(markdown: string): string {
  const [paragraph, ...others] = fromMarkdown(markdown).children;
  if (paragraph?.type !== 'paragraph' || others.length > 0) {
    throw mistake(markdown, 'is more than a paragraph', 'Write one line of text.');
  }
  return paragraph.children.map((node) => htmlOf(node, markdown)).join('');
}

function htmlOf(node: PhrasingContent, step: string): string {
  switch (node.type) {
    case 'text':
      return escaped(node.value);
    case 'inlineCode':
      return `<code>${escaped(node.value)}</code>`;
    case 'emphasis':
      return `<em>${node.children.map((child) => htmlOf(child, step)).join('')}</em>`;
    case 'strong':
      return `<strong>${node.children.map((child) => htmlOf(child, step)).join('')}</strong>`;
    case 'link': {
      const text = node.children.map((child) => htmlOf(child, step)).join('');
      if (/^https:/.test(node.url)) {
        return `<a href="${escaped(node.url)}" target="_blank" rel="noopener noreferrer">${text}</a>`;
      }
      if (!node.url.startsWith('/')) {
        throw mistake(
          step,
          `links to \`${node.url}\``,
          'Start the address with `/` or `https://`.',
        );
      }
      // A page that is not written yet is named without a link, as in articles.
      return isPublished(node.url.replace(/#.*/, ''))
        ? `<a href="${escaped(node.url)}">${text}</a>`
        : text;
    }
    default:
      throw mistake(step, `has a part of type “${node.type}”`, 'Use text, code, emphasis, links.');
  }
}

function mistake(step: string, what: string, hint: string): AuthorError {
  return new AuthorError({ message: `The text of a step ${what}: ${step}`, hint });
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
