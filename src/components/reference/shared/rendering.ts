import { siteGlossary } from '../../../glossary/index.ts';
import {
  createProse,
  createReferenceCode,
  type ProseToRender,
  type ReferenceCode,
  type Scope,
} from '../../../markdown/index.ts';
import { isPublished } from '../../../navigation/index.ts';
import { redirectTarget } from '../../../redirects/index.ts';
import { symbolIndex } from '../../../reference/index.ts';

let highlighter: ReturnType<typeof createReferenceCode> | undefined;

/** Renders code of a reference page; the highlighter is made once. */
export async function renderCode(block: ReferenceCode, scope: Scope = {}): Promise<string> {
  highlighter ??= createReferenceCode((text, module) => symbolIndex().resolve(text, module));
  return (await highlighter)(block, scope);
}

const prose = createProse(
  {
    resolveSymbol: (text, module) => symbolIndex().resolve(text, module),
    symbols: () => symbolIndex().names(),
    isPublished,
    redirectTarget,
  },
  renderCode,
  siteGlossary,
);

/**
 * Renders a text of a package.
 *
 * @throws Error that names the entry, when a link of the text leads nowhere
 */
export async function renderProse(text: ProseToRender): Promise<string> {
  try {
    return await prose(text);
  } catch (cause) {
    const place = [text.module, text.owner].filter(Boolean).join(' ');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(place ? `In the documentation of ${place}: ${reason}` : reason, { cause });
  }
}
