import { type AstroExpressiveCodeOptions, createAstroRenderer } from 'astro-expressive-code';
import type { SymbolResolver } from '../options.ts';
import { engineOptions } from './engine-options.ts';

/**
 * Options of the Expressive Code integration, for `expressiveCode(…)` in the Astro configuration.
 *
 * @param resolveSymbol links words of code that are symbols
 */
export function expressiveCodeOptions({
  resolveSymbol,
}: {
  resolveSymbol?: SymbolResolver | undefined;
} = {}): AstroExpressiveCodeOptions {
  return {
    ...engineOptions(resolveSymbol),
    customCreateAstroRenderer: async (parameters) => {
      const renderer = await createAstroRenderer(parameters);
      // The site's own style sheets and scripts serve code blocks; nothing is added to pages.
      renderer.hashedStyles.length = 0;
      renderer.hashedScripts.length = 0;
      return renderer;
    },
  };
}
