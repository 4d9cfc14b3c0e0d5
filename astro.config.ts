import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, envField } from 'astro/config';
import expressiveCode from 'astro-expressive-code';
import { analyticsSettings } from './src/analytics/index.ts';
import { examplePreviews } from './src/examples/index.ts';
import { devPages } from './src/integrations/dev-pages.ts';
import { interaction } from './src/integrations/interaction.ts';
import { lastingChunks } from './src/integrations/lasting-chunks.ts';
import { plainImports } from './src/integrations/plain-imports.ts';
import { sandpackParts } from './src/integrations/sandpack-parts.ts';
import {
  expressiveCodeOptions,
  followQuotedFiles,
  markdownProcessor,
} from './src/markdown/index.ts';
import {
  isFramed,
  isPublished,
  knownRoutes,
  normalizePath,
  unlistedRoutes,
} from './src/navigation/index.ts';
import { offline } from './src/offline/build/index.ts';
import { publishing } from './src/publishing/index.ts';
import { redirects, redirectTarget } from './src/redirects/index.ts';
import { prepareReference, symbolIndex } from './src/reference/index.ts';
import { precompiledProjects, sandboxCompiler } from './src/sandbox/build/index.ts';
import { sandboxRuntime } from './src/sandbox/runtime/index.ts';
import { search } from './src/search/search-integration.ts';
import { hostedSearchApp } from './src/search/search-settings.ts';
import { contentSecurity } from './src/security/index.ts';
import { site } from './src/site.config.ts';

await prepareReference();
const resolveSymbol = (text: string, module?: string) => symbolIndex().resolve(text, module);

/** Whether a page is for search engines. */
const isListed = (route: string): boolean => !isFramed(route) && !unlistedRoutes.includes(route);

export default defineConfig({
  site: site.origin,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  cacheDir: './.cache/astro',
  // A prefetch of our own is a fifth of the size: src/islands/router/prefetch.ts.
  prefetch: false,
  markdown: {
    processor: markdownProcessor({
      isPublished,
      redirectTarget,
      routes: knownRoutes,
      resolveSymbol,
    }),
    syntaxHighlight: false,
  },
  env: {
    schema: {
      // All three make the search a hosted one; without them it is embedded.
      SEARCH_APP_ID: envField.string({ context: 'client', access: 'public', optional: true }),
      SEARCH_API_KEY: envField.string({ context: 'client', access: 'public', optional: true }),
      SEARCH_INDEX_NAME: envField.string({ context: 'client', access: 'public', optional: true }),
      // The id brings analytics; the origin is for a tagging server of one's own.
      ANALYTICS_ID: envField.string({ context: 'client', access: 'public', optional: true }),
      ANALYTICS_ORIGIN: envField.string({ context: 'client', access: 'public', optional: true }),
    },
  },
  integrations: [
    expressiveCode(expressiveCodeOptions({ resolveSymbol })),
    mdx({ optimize: true }),
    react(),
    sitemap({ filter: (page) => isListed(normalizePath(new URL(page).pathname)) }),
    interaction(),
    devPages(),
    redirects(),
    search(),
    // Last of those that write pages of the site: it puts the policy into all of them.
    contentSecurity(hostedSearchApp(), analyticsSettings()?.origin),
    // After it: the pages of running examples have a policy of their own.
    examplePreviews(),
    sandboxCompiler(),
    precompiledProjects(['assets/examples', 'assets/playground', 'assets/tutorials']),
    sandboxRuntime(),
    // After all of them: what it writes are no pages.
    publishing(),
    // The last: it lists what all others have written.
    offline(),
  ],
  vite: {
    // The editor's library asks for the version of its own runtime, which is not used here.
    define: { 'process.env.SANDPACK_CLIENT_VERSION': 'undefined' },
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Astro marks each article so, several times: hundreds of these warnings would hide a real one.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
      },
    },
    plugins: [followQuotedFiles(), plainImports(), sandpackParts(), lastingChunks()],
  },
});
