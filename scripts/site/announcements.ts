import { childrenOf, classesOf, contentOf, type HtmlNode, textOf } from './nodes.ts';

/** A piece of a page in reading order. */
type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code' | 'list' }
  /** Where something new begins: a heading with its level, or something with the level 0. */
  | { readonly kind: 'border'; readonly level: number };

const code = '(?:examples?|snippets?|code|components?|demonstrations?|samples?)';

/** What announces code right after it. */
const announcing = new RegExp(
  String.raw`\b(?:following|the follow)(?: [\w-]+){0,2} ${code}\b|^the following (?:shows?|demonstrates?|illustrates?)\b` +
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
export function brokenAnnouncements(document: HtmlNode): string[] {
  const blocks = [...blocksOf(contentOf(document))];
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

/** Level of the headings of a page below its title. */
const highest = 2;

/** Whether code is in the same section, after a block or before it. Sections below a later heading belong to it. */
function isNear(blocks: readonly Block[], index: number, step: 1 | -1): boolean {
  const last = blocks.slice(0, index).findLast(({ kind }) => kind === 'border');
  const own = Math.max(highest, last?.kind === 'border' ? last.level : 0);
  for (let at = index + step; blocks[at]; at += step) {
    const block = blocks[at];
    if (block?.kind === 'code') return true;
    if (block?.kind === 'border' && (step === -1 || block.level <= own)) return false;
  }
  return false;
}

function* blocksOf(node: HtmlNode): Generator<Block> {
  if (!('childNodes' in node)) return;
  const name = 'tagName' in node ? node.tagName : '';
  const classes = classesOf(node);
  const level = /^h([1-6])$/.exec(name)?.[1] ?? (isApart(name, classes) ? 0 : undefined);
  if (level !== undefined) yield { kind: 'border', level: Number(level) };
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

const isApart = (name: string, classes: readonly string[]): boolean =>
  ['header', 'nav'].includes(name) || classes.includes('item-card');

function hasBlocks(node: HtmlNode): boolean {
  return childrenOf(node).some((child) => /^(?:p|pre|ul|ol|table|div)$/.test(child.nodeName));
}
