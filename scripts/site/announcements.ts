import type { DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['childNode'] | DefaultTreeAdapterMap['document'];

/** A piece of a page in reading order. `border` is where something new begins, which no sentence before it announces. */
type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code' | 'list' | 'border' };

const code = '(?:examples?|snippets?|code|components?|demonstrations?|samples?)';

/** What announces code right after it. */
const announcing = new RegExp(
  String.raw`\bfollow(?:ing)?(?: [\w-]+){0,2} ${code}\b|^the following (?:shows?|demonstrates?|illustrates?)\b` +
    String.raw`|^here(?:'s| is| are)\b.*\b${code}\b|^usage:?$|\bfor example:$|^let's (?:say|assume)\b.*:$`,
  'i',
);

/** What speaks of code right before or after it. */
const describing =
  /^(?:this|these) (?:code )?(?:examples?|snippets?)\b|^this code (?:uses|shows|creates|defines)\b|\bin (?:this|the (?:above|previous|preceding)) (?:example|snippet)\b/i;

/** What says that code is somewhere further down. */
const below =
  /\bexamples? below\b|\bbelow examples?\b|\b(?:shown|seen|demonstrated|illustrated) below\b/i;

/**
 * Sentences of a page that announce code, or speak of it as if it were there, where there is none.
 *
 * @param document the whole page; its content counts
 */
export function brokenAnnouncements(document: Node): string[] {
  const blocks = [...blocksOf(elementOf(document, 'main') ?? document)];
  return blocks.flatMap((block, index) =>
    block.kind === 'text'
      ? block.text.split(/(?<=[.!?])\s+/).filter((sentence) => isBroken(sentence, blocks, index))
      : [],
  );
}

function isBroken(sentence: string, blocks: readonly Block[], index: number): boolean {
  const comes = blocks[index + 1]?.kind === 'list' || isNear(blocks, index, 1);
  if (announcing.test(sentence) && !comes) return true;
  if (describing.test(sentence) && !comes && !isNear(blocks, index, -1)) return true;
  return below.test(sentence) && !blocks.slice(index).some(({ kind }) => kind === 'code');
}

/** Whether code is in the same section, after a block or before it. */
function isNear(blocks: readonly Block[], index: number, step: 1 | -1): boolean {
  for (let at = index + step; blocks[at] && blocks[at]?.kind !== 'border'; at += step) {
    if (blocks[at]?.kind === 'code') return true;
  }
  return false;
}

function elementOf(node: Node, name: string): Node | undefined {
  if (node.nodeName === name) return node;
  const children = 'childNodes' in node ? node.childNodes : [];
  for (const child of children) {
    const found = elementOf(child, name);
    if (found) return found;
  }
  return undefined;
}

function* blocksOf(node: Node): Generator<Block> {
  if (!('childNodes' in node)) return;
  const name = 'tagName' in node ? node.tagName : '';
  const classes = classesOf(node);
  if (/^(?:h[1-6]|header|nav)$/.test(name) || classes.includes('item-card'))
    yield { kind: 'border' };
  if (/^(?:h[1-6]|nav|button)$/.test(name)) return;
  if (/^(?:table|ul|ol)$/.test(name)) yield { kind: 'list' };
  if (name === 'pre') {
    yield { kind: 'code' };
  } else if (name === 'p' || (/^(?:li|dd|td)$/.test(name) && !hasBlocks(node))) {
    yield { kind: 'text', text: textOf(node).replaceAll(/\s+/g, ' ').trim() };
  } else {
    for (const child of node.childNodes) yield* blocksOf(child);
  }
}

function classesOf(node: Node): string[] {
  const attributes = 'attrs' in node ? node.attrs : [];
  return (attributes.find(({ name }) => name === 'class')?.value ?? '').split(' ');
}

function hasBlocks(node: Node): boolean {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.some((child) => /^(?:p|pre|ul|ol|table|div)$/.test(child.nodeName));
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
