import type { AstroIntegration } from 'astro';

/** Adds the `client:interaction` directive: an island hydrates at the reader's first touch, not before. */
export function interaction(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: './src/islands/interaction/interaction-directive.ts',
        });
      },
    },
  };
}
