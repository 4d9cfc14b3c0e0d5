import { createRenderer, ExpressiveCodeBlock } from 'astro-expressive-code';
import { type Element, toHtml } from 'astro-expressive-code/hast';
import { engineOptions } from '../code/engine-options.ts';
import { keepRenderings } from '../code/keep-renderings.ts';
import type { Language } from '../code/languages.ts';
import { notedResolver } from '../code/render-cache.ts';
import { withoutPlatformTypes } from '../platform-names.ts';
import { type Jump, panel } from './panel.ts';
import { resolverInScope, type Scope, type ScopedResolver, withScope } from './scoped-resolver.ts';

/** Code of a reference page. */
export interface ReferenceCode {
  readonly code: string;
  readonly language: Language;
  /** Name of a file, above the code. */
  readonly title?: string | undefined;
  /** Makes it an API panel: a declaration without a copy button, whose lines lead to the cards of members. */
  readonly jumps?: readonly Jump[] | undefined;
}

/** Renders code to HTML for a page. */
export type RenderCode = (block: ReferenceCode, scope: Scope) => Promise<string>;

/**
 * Makes the highlighter of reference pages. Its blocks look and work like those of articles, and are kept in the same cache.
 *
 * @param root the project's folder
 */
export async function createReferenceCode(
  resolve: ScopedResolver,
  root: string = process.cwd(),
): Promise<RenderCode> {
  const inScope = resolverInScope(withoutPlatformTypes(resolve));
  const { ec } = await createRenderer(engineOptions(notedResolver(inScope)));
  keepRenderings(ec, root, inScope);
  return async ({ code, language, title, jumps }, scope) => {
    const meta = title ? `title=${JSON.stringify(title)}` : '';
    const block = new ExpressiveCodeBlock({ code, language, meta });
    const { renderedGroupAst } = await withScope(scope, () => ec.render(block));
    if (jumps) panel(renderedGroupAst as Element, jumps);
    return toHtml(renderedGroupAst);
  };
}
