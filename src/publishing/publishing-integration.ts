import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { normalizePath } from '../navigation/index.ts';
import { documentedPackage } from '../reference/index.ts';
import { site } from '../site.config.ts';
import { servePublished } from './dev-publishing.ts';
import { publishSite } from './publish-site.ts';
import { hasDocument } from './published-pages.ts';

/**
 * Writes what programs read into a build; the development server makes it of a page when it is asked for. Comes after whatever changes or judges the pages,
 * since its files are none.
 */
export function publishing(): AstroIntegration {
  return {
    name: 'publishing',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') updateConfig({ vite: { plugins: [servePublished()] } });
      },
      'astro:build:done': async ({ dir, pages, logger }) => {
        const routes = pages.map(({ pathname }) => normalizePath(pathname)).filter(hasDocument);
        const { product, description, origin } = site;
        const { version } = documentedPackage('@angular/core');
        const facts = { product, description, origin, version };
        const { documents, twins, fullText } = await publishSite(fileURLToPath(dir), routes, facts);
        logger.info(
          `${documents} content documents, ${twins} pages in Markdown, llms-full.txt has ${fullText} bytes`,
        );
      },
    },
  };
}
