import { fileURLToPath } from 'node:url';
import { type AstroExpressiveCodeOptions, createAstroRenderer } from 'astro-expressive-code';
import type { SymbolResolver } from '../options.ts';
import { withoutPlatformTypes } from '../platform-names.ts';
import { engineOptions } from './engine-options.ts';
import { keepRenderings } from './keep-renderings.ts';
import { notedResolver } from './render-cache.ts';

/** What Expressive Code has to know about the rest of the site. */
export interface ExpressiveCodeConfiguration {
  /** Links words of code that are symbols; see `MarkdownOptions`. */
  resolveSymbol?: SymbolResolver | undefined;
  /** Whether rendered blocks are kept on disk for later builds; they are unless this is `false`. */
  cache?: boolean | undefined;
}

/** Options of the Expressive Code integration, for `expressiveCode(…)` in the configuration. */
export function expressiveCodeOptions({
  resolveSymbol,
  cache = true,
}: ExpressiveCodeConfiguration = {}): AstroExpressiveCodeOptions {
  const resolve = resolveSymbol && withoutPlatformTypes(resolveSymbol);
  return {
    ...engineOptions(notedResolver(resolve)),
    customCreateAstroRenderer: async (parameters) => {
      const renderer = await createAstroRenderer(parameters);
      // The site's own style sheets and scripts serve code blocks; nothing is added to pages.
      renderer.hashedStyles.length = 0;
      renderer.hashedScripts.length = 0;
      if (cache) keepRenderings(renderer.ec, fileURLToPath(parameters.astroConfig.root), resolve);
      return renderer;
    },
  };
}
