import type { AstroIntegration } from 'astro';
import { setShowsDrafts } from '../authoring/index.ts';

/** Pages for whoever works on the site, drafts of articles among them. They exist in the development server and in no build. */
export function devPages(): AstroIntegration {
  return {
    name: 'dev-pages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        setShowsDrafts(command === 'dev');
        if (command !== 'dev') return;
        for (const page of ['constructs', 'reference-frame', 'tutorial-frame']) {
          injectRoute({ pattern: `/dev/${page}`, entrypoint: `./src/dev/${page}.astro` });
        }
      },
    },
  };
}
