import type { AstroIntegration } from 'astro';

/** Pages for whoever works on the site. They exist in the development server and in no build. */
export function devPages(): AstroIntegration {
  return {
    name: 'dev-pages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        for (const page of ['constructs', 'reference-frame', 'tutorial-frame']) {
          injectRoute({ pattern: `/dev/${page}`, entrypoint: `./src/dev/${page}.astro` });
        }
      },
    },
  };
}
