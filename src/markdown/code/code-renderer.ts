import { createRenderer, ExpressiveCodeBlock } from 'astro-expressive-code';
import { toHtml } from 'astro-expressive-code/hast';
import type { SymbolResolver } from '../options.ts';
import { engineOptions } from './engine-options.ts';
import { type FenceMeta, formatFenceMeta } from './fence-meta.ts';
import type { Language } from './languages.ts';

/** Code to render, with the attributes that a fence would have. */
export interface CodeToRender extends Pick<FenceMeta, 'title' | 'highlight' | 'showLineNumbers'> {
  code: string;
  language: Language;
}

/**
 * Renders code blocks for pages that are not articles, such as those of the reference; they look
 * and work like those of articles.
 *
 * @param resolveSymbol links words that are symbols
 * @returns a function from code to HTML; make one and use it for all blocks
 */
export async function createCodeRenderer(
  resolveSymbol?: SymbolResolver,
): Promise<(block: CodeToRender) => Promise<string>> {
  const { ec } = await createRenderer(engineOptions(resolveSymbol));
  return async ({ code, language, ...meta }) => {
    const block = new ExpressiveCodeBlock({ code, language, meta: formatFenceMeta(meta) });
    return toHtml((await ec.render(block)).renderedGroupAst);
  };
}
