import type { AstroIntegration } from 'astro';
import site from '../../astro.config.ts';

/** A page whose article has a mistake. It is no page of the site, so that nothing of it can be left behind in the content. */
function mistakePage(): AstroIntegration {
  return {
    name: 'mistake-page',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        injectRoute({ pattern: '/dev/mistake', entrypoint: './tests/dev/mistake.astro' });
      },
    },
  };
}

// Only integrations and Vite may differ from the site's own configuration: Astro would else read all content again, here and in the author's
// next start. A file that is saved while the tests run must not reload their pages.
export default {
  ...site,
  integrations: [...(site.integrations ?? []), mistakePage()],
  vite: { ...site.vite, server: { watch: null } },
};
