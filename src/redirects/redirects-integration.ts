import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { FlatRedirects, Redirect } from './flatten-redirects.ts';
import { siteRedirects, siteShortLinks } from './site-redirects.ts';
import { writeRedirects } from './write-redirects.ts';

/**
 * Serves old addresses. In dev, Astro answers them with a redirect; a build gets forward pages and
 * rules for hosts instead of Astro's own pages, which lose the reader's query and fragment.
 */
export function redirects(): AstroIntegration {
  let found: FlatRedirects = { active: [], waiting: [] };
  let short: readonly Redirect[] = [];
  let origin = '';
  return {
    name: 'redirects',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        found = siteRedirects(fileURLToPath(config.root));
        short = siteShortLinks(fileURLToPath(config.root));
        if (command !== 'dev') return;
        updateConfig({
          redirects: Object.fromEntries(
            [...found.active, ...short].map(({ from, to }) => [from, to]),
          ),
        });
      },
      'astro:config:done': ({ config }) => {
        if (!config.site)
          throw new Error('Redirects need `site` in astro.config: forward pages name it.');
        origin = config.site;
      },
      'astro:build:done': ({ dir, logger }) => {
        const { active, waiting } = found;
        writeRedirects(active, fileURLToPath(dir), origin, short);
        const later = waiting.length > 0 ? `; ${waiting.length} wait for their page` : '';
        logger.info(
          `${active.length} old addresses and ${short.length} short ones forward${later}`,
        );
      },
    },
  };
}
