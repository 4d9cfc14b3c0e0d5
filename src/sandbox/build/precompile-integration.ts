import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { precompileAssets } from './precompile-assets.ts';

/**
 * Compiles projects that pages load as JSON, and puts what comes of it beside their `files`, as `precompiled`: a preview then stands before the compiler has come. The
 * development server does without.
 *
 * @param folders of the built site
 */
export function precompiledProjects(folders: readonly string[]): AstroIntegration {
  let precompiling: Promise<void> | undefined;
  return {
    name: 'sandbox-precompiled-projects',
    hooks: {
      // In a thread of its own, while the other integrations work on the pages.
      'astro:build:generated': ({ dir }) => {
        precompiling = precompileAssets(fileURLToPath(dir), folders);
        // Who waits for it gets the error.
        precompiling.catch(() => {});
      },
      'astro:build:done': () => precompiling,
    },
  };
}
