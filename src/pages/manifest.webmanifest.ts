import type { APIRoute } from 'astro';
import { brandColors } from '../components/shell/index.ts';
import { site } from '../site.config.ts';

const icon = (file: string, edge: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}.png`,
  sizes: `${edge}x${edge}`,
  type: 'image/png',
  purpose,
});

/** The web application manifest: the site can be put on a home screen and opens in a window of its own. */
export const GET: APIRoute = () => {
  const manifest = {
    id: '/',
    name: `${site.product} documentation`,
    short_name: `${site.product} docs`,
    description: site.description,
    lang: site.language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: brandColors.light.page,
    theme_color: brandColors.light.page,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
  };
  return new Response(`${JSON.stringify(manifest, null, 2)}\n`, {
    headers: { 'content-type': 'application/manifest+json' },
  });
};
