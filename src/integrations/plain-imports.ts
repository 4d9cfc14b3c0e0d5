import type { Plugin } from 'vite';

/**
 * Leaves out the code by which Vite loads the styles and dependencies of a lazily imported module ahead of it, and the lists of these: a kilobyte on every page. Nothing here needs it: the
 * styles of islands come with the page, other modules adopt theirs themselves.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'post',
    // Astro overrides the setting of the configuration.
    configEnvironment: () => ({ build: { modulePreload: false } }),
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
  };
}
