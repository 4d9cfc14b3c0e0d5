import { symbolScheme } from './links.ts';

/** Code is left as it is; `{@link target text}` and `{@example …}` are tags. */
const pattern =
  /(?<code>(?<fence>`{3,}|~{3,})[\s\S]*?\k<fence>|(?<tick>`+)[^`](?:[^\n]|\n(?!\n))*?\k<tick>(?!`))|\{@(?:link|linkcode|linkplain)\s+(?<link>(?:[^{}]|\{[^{}]*\})+)\}|\{@example[^}]*\}/g;

/**
 * Turns the inline tags of doc comments into Markdown: `{@link Router#navigate the method}` becomes a link with the scheme
 * `symbol:`, `{@example …}` goes away, since the files that it names are not published.
 */
export function linkTags(markdown: string): string {
  return markdown.replaceAll(pattern, (whole, ...rest) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    if (groups['code'] !== undefined) return whole;
    return groups['link'] === undefined ? '' : linkOf(groups['link'].trim());
  });
}

function linkOf(content: string): string {
  const [, target = content, text = ''] =
    /^([^\s|]+)(?:\s*[|\s]\s*)?([\s\S]*)$/.exec(content) ?? [];
  const label = text.trim() || labelOf(target);
  return `[${label.replaceAll(/\s+/g, ' ')}](<${symbolScheme}${target}>)`;
}

/** A symbol without a text of its own is shown as code, an address as it is. */
function labelOf(target: string): string {
  if (target.includes('/')) return target;
  return `\`${target.replace(/^#/, '').replace('#', '.')}\``;
}
