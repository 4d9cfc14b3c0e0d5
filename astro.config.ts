import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import expressiveCode from 'astro-expressive-code';
import { defineConfig, fontProviders } from 'astro/config';
import { interaction } from './src/integrations/interaction.ts';
import { site } from './src/site.config.ts';

export default defineConfig({
  site: site.origin,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  cacheDir: './.cache/astro',
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  fonts: [
    {
      name: 'Instrument Sans',
      cssVariable: '--font-sans',
      provider: fontProviders.local(),
      fallbacks: ['system-ui', 'sans-serif'],
      options: {
        variants: [
          {
            src: ['./src/assets/fonts/instrument-sans.woff2'],
            weight: '400 700',
            stretch: '85% 100%',
            style: 'normal',
          },
        ],
      },
    },
    {
      name: 'JetBrains Mono',
      cssVariable: '--font-mono',
      provider: fontProviders.local(),
      fallbacks: ['ui-monospace', 'monospace'],
      options: {
        variants: [
          {
            src: ['./src/assets/fonts/jetbrains-mono.woff2'],
            weight: '400 700',
            style: 'normal',
          },
        ],
      },
    },
  ],
  integrations: [expressiveCode(), mdx({ optimize: true }), react(), sitemap(), interaction()],
  vite: { build: { assetsInlineLimit: 0 } },
});
