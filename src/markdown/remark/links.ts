import type { Definition, Link, LinkReference, Parents, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { MarkdownOptions } from '../options.ts';
import { complainAbout } from '../place.ts';
import { addressCheck } from './addresses.ts';
import { isJsx, type JsxElement, setAttribute, textOf } from './jsx.ts';

/**
 * Checks the links of an article. External ones open a tab of their own, without handing on opener
 * or referrer; those to a page that is not written yet become plain text.
 */
export function articleLinks(options: MarkdownOptions) {
  return (tree: Root, file: VFile): void => {
    const check = addressCheck(options, complainAbout(file, options.root));
    resolveReferences(tree);
    visit(tree, (node, index, parent) => {
      if (isJsx(node, 'Card', 'Pill')) resolveComponent(node, check);
      if (node.type !== 'link' || parent === undefined || index === undefined) return undefined;
      const address = check(node.url, node);
      if (address.kind === 'unpublished') {
        (parent.children as PhrasingContent[]).splice(index, 1, ...node.children);
        return [SKIP, index];
      }
      if (address.kind === 'external') openElsewhere(node);
      return undefined;
    });
  };
}

/** Cards and pills without a page to lead to stay, without a link. */
function resolveComponent(node: JsxElement, check: ReturnType<typeof addressCheck>): void {
  const href = textOf(node, 'href');
  if (href === undefined) return;
  const place = node.attributes.find(
    (attribute) => 'name' in attribute && attribute.name === 'href',
  );
  if (check(href, place ?? node).kind === 'unpublished') setAttribute(node, 'href', undefined);
  else if (node.name === 'Card') flattenLinks(node as Parents);
}

/** A card with an address is one link, so links in it become their text. */
function flattenLinks(parent: Parents): void {
  visit(parent, 'link', (link, index, owner) => {
    if (owner === undefined || index === undefined) return undefined;
    (owner.children as PhrasingContent[]).splice(index, 1, ...link.children);
    return [SKIP, index];
  });
}

function openElsewhere(link: Link): void {
  link.data = {
    ...link.data,
    hProperties: {
      className: ['external-link'],
      target: '_blank',
      rel: ['noopener', 'noreferrer'],
    },
  };
  link.children.push({
    type: 'emphasis',
    children: [{ type: 'text', value: ' (opens in a new tab)' }],
    data: { hName: 'span', hProperties: { className: ['visually-hidden'] } },
  });
}

/** Replaces `[text][name]` by the link that it stands for. */
function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (definition) => {
    definitions.set(definition.identifier, definition);
  });
  visit(tree, 'linkReference', (reference: LinkReference, index, parent) => {
    const definition = definitions.get(reference.identifier);
    if (!definition || parent === undefined || index === undefined) return;
    const link: Link = {
      type: 'link',
      url: definition.url,
      title: definition.title ?? null,
      children: reference.children,
      ...(reference.position && { position: reference.position }),
    };
    parent.children[index] = link;
  });
}
