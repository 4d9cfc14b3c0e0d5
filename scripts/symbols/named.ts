import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { withDefaults } from '../../src/markdown/options.ts';
import { complainAbout } from '../../src/markdown/place.ts';
import { isJsx, type JsxElement, textOf } from '../../src/markdown/remark/jsx.ts';
import { readPanel } from '../../src/markdown/remark/quoted-panel.ts';
import { wordAddress } from '../../src/markdown/symbols.ts';
import type { Article } from '../articles/index.ts';

/** Looks up the address of a name. */
export type Resolve = (name: string) => string | undefined;

/** Imports only say where a name comes from; they explain nothing. */
const IMPORTS = /^\s*(?:import|export)\s[^;]*?\sfrom\s+['"][^'"]*['"];?/gm;
const WORD = /(?<before>[@.#]?)(?<word>[\p{L}_$][\p{L}\p{Nd}_$-]*)/gu;

/**
 * Addresses of the symbols that an article names in inline code, uses in the code that it shows, or links.
 *
 * @param resolve the index of symbols
 * @param root folder of the project, where quoted files are
 */
export function namedIn(article: Article, resolve: Resolve, root: string): Set<string> {
  const named = new Set<string>();
  const addCode = (code: string): void => {
    for (const { groups } of code.replace(IMPORTS, '').matchAll(WORD)) {
      for (const word of [groups?.['word'] ?? '', groups?.['word']?.split('-')[0] ?? '']) {
        const address = wordAddress(word, groups?.['before'] ?? '', resolve);
        if (address) named.add(address);
      }
    }
  };
  const addLink = (url: string | undefined): void => {
    if (url) named.add(url.replace(/#.*/, ''));
  };
  visit(article.tree, (node) => {
    if (node.type === 'inlineCode' || node.type === 'code') addCode(node.value);
    if (node.type === 'link') addLink(node.url);
    if (isJsx(node)) addLink(textOf(node, 'href'));
    if (isJsx(node, 'Code')) addCode(quotedBy(node, article, root));
  });
  return named;
}

function quotedBy(node: JsxElement, { file }: Article, root: string): string {
  // Its path says which folder the article quotes from.
  const vfile = new VFile({ path: file });
  const complain = complainAbout(vfile, root);
  return readPanel(node, { options: withDefaults({ root }), complain, file: vfile }).code;
}
