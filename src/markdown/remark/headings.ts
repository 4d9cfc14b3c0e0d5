import type { Heading, PhrasingContent, Root } from 'mdast';
import { toString as textOfNode } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { MarkdownOptions } from '../options.ts';
import { type Complain, complainAbout } from '../place.ts';
import { headingSlug, uniqueSlugs } from '../slug.ts';
import { idsOf } from '../syntax/heading-id.ts';
import { takenIds } from './taken-ids.ts';

/**
 * Gives every heading its id and makes its whole text a link to itself. Astro's own collector finds
 * the ids and lists the headings for the table of contents. Further ids of a heading are those of
 * older versions of the article: links to them still lead to it.
 *
 * Refuses headings that break the outline: a second level 1, a skipped level, no id to derive.
 */
export function linkedHeadings(options: MarkdownOptions) {
  return (tree: Root, file: VFile): void => {
    const complain = complainAbout(file, options.root);
    const headings = collectHeadings(tree);
    checkOutline(headings, complain);
    const explicit = takeExplicitIds(headings, complain);
    const unique = uniqueSlugs([...takenIds(file), ...[...explicit.values()].flat()]);
    for (const heading of headings) {
      heading.children = withoutLinks(heading.children);
      trimEnd(heading);
      const text = textOfNode(heading, { includeImageAlt: false });
      const [id = unique(slugOf(heading, text, complain)), ...older] = explicit.get(heading) ?? [];
      linkToItself(heading, id, text);
      heading.children.unshift(...older.map(placeOf));
    }
    refuseStrayIds(tree, complain);
  };
}

function collectHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => {
    headings.push(heading);
  });
  return headings;
}

function checkOutline(headings: readonly Heading[], complain: Complain): void {
  let level = 1;
  for (const heading of headings) {
    const text = textOfNode(heading).trim();
    if (heading.depth === 1) {
      throw complain(heading, {
        message: 'The title of the article is its only level-1 heading.',
        hint: `Put it into the front matter (title: ${text}), or write:\n## ${text}`,
      });
    }
    if (heading.depth > level + 1) {
      throw complain(heading, {
        message: `A level-${heading.depth} heading follows one of level ${level}; don't skip levels.`,
        hint: `${'#'.repeat(level + 1)} ${text}`,
      });
    }
    level = heading.depth;
  }
}

/** Removes `{#id}` or `{#id #older-id}` from the headings that have one. */
function takeExplicitIds(
  headings: readonly Heading[],
  complain: Complain,
): Map<Heading, readonly string[]> {
  const ids = new Map<Heading, readonly string[]>();
  for (const heading of headings) {
    const last = heading.children.at(-1);
    if (last?.type !== 'headingId') continue;
    const own = idsOf(last);
    for (const [index, id] of own.entries()) {
      if (!/^[\p{L}\p{Nd}_-]+$/u.test(id)) {
        throw complain(last, {
          message: `"${id}" cannot be the id of a heading.`,
          hint: `{#${headingSlug(id) || 'my-id'}}`,
        });
      }
      if ([...[...ids.values()].flat(), ...own.slice(0, index)].includes(id)) {
        throw complain(last, {
          message: `Another heading of this article has the id "${id}".`,
          hint: `{#${id}-2}`,
        });
      }
    }
    heading.children.pop();
    ids.set(heading, own);
  }
  return ids;
}

/** An empty element that only gives links to an older id their target. */
function placeOf(id: string): PhrasingContent {
  return { type: 'emphasis', children: [], data: { hName: 'span', hProperties: { id } } };
}

function slugOf(heading: Heading, text: string, complain: Complain): string {
  const slug = headingSlug(text);
  if (slug !== '') return slug;
  throw complain(heading, {
    message: 'No id can be made from this heading: it has no letters or digits.',
    hint: `${'#'.repeat(heading.depth)} ${text} {#my-id}`,
  });
}

/** A heading is a link itself, so the links in it become their text. */
function withoutLinks(children: readonly PhrasingContent[]): PhrasingContent[] {
  return children.flatMap((child): PhrasingContent[] => {
    if (child.type === 'link' || child.type === 'linkReference') {
      return withoutLinks(child.children);
    }
    if ('children' in child) child.children = withoutLinks(child.children) as never[];
    return [child];
  });
}

function trimEnd(heading: Heading): void {
  const last = heading.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
}

function linkToItself(heading: Heading, id: string, text: string): void {
  // The label keeps the heading's own name free of the words "Link to".
  heading.data = { ...heading.data, hProperties: { id, ariaLabel: text } };
  heading.children = [
    {
      type: 'link',
      url: `#${id}`,
      children: heading.children,
      data: {
        hProperties: { className: ['heading-link'], tabIndex: -1, ariaLabel: `Link to ${text}` },
      },
    },
  ];
}

function refuseStrayIds(tree: Root, complain: Complain): void {
  visit(tree, 'headingId', (node) => {
    throw complain(node, {
      message: `{#${node.value}} is only allowed at the end of a heading.`,
      hint: `Write it in backticks, or escape the brace: \\{#${node.value}\\}`,
    });
  });
}
