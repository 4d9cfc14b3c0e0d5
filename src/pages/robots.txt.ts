import type { APIRoute } from 'astro';
import { site } from '../site.config.ts';

/** Everything may be indexed; pages that should not be say so themselves. */
export const GET: APIRoute = () => {
  const sitemap = new URL('/sitemap.xml', site.origin).href;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
