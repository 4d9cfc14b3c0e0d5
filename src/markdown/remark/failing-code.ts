import type { Paragraph, PhrasingContent } from 'mdast';
import type { FenceMeta } from '../code/fence-meta.ts';
import type { LineRange } from '../examples/ranges.ts';
import type { MarkdownOptions } from '../options.ts';

/** A comment of TypeScript, HTML or CSS that marks the line on which code fails. */
const errorComment = /(?:\/\/|<!--|\/\*) error\b/;

/** Where the pages of codes are. */
const sections = ['/errors', '/extended-diagnostics'];

/** Adds the lines that fail to the highlighted ones of a fence that is meant to fail. */
export function withFailingLines(meta: FenceMeta, lines: readonly string[]): FenceMeta {
  if (!meta.expect) return meta;
  const failing = lines.flatMap((line, index): LineRange[] =>
    errorComment.test(line) ? [[index + 1, index + 1]] : [],
  );
  if (failing.length === 0) return meta;
  return { ...meta, highlight: [...(meta.highlight ?? []), ...failing] };
}

/**
 * What is said below code that is meant to fail: “Fails with NG8002”, each code with a page being a link to it.
 *
 * @param expected the codes of the fence, separated by commas
 * @param article path of the article: the page of a code does not link to itself
 */
export function failureNote(
  expected: string,
  article: string,
  { isPublished }: MarkdownOptions,
): Paragraph {
  const codes = expected.split(',').map((code) => code.trim());
  const children = codes.flatMap((code, index): PhrasingContent[] => {
    const name: PhrasingContent = { type: 'text', value: code };
    const route = sections
      .map((section) => `${section}/${code}`)
      .find((path) => isPublished?.(path));
    const isOwn = article.endsWith(`/${code}.mdx`);
    return [
      { type: 'text', value: index === 0 ? 'Fails with ' : ' and ' },
      route && !isOwn ? { type: 'link', url: route, children: [name] } : name,
    ];
  });
  return { type: 'paragraph', children, data: { hProperties: { className: ['code-fails'] } } };
}
