// Astro runs this for every page that it makes, in a build and in the development server.
import { defineMiddleware } from 'astro:middleware';
import { putOffModules } from './components/first-paint/modules-after-paint.ts';
import { withSameIslands } from './components/page/same-islands.ts';
import { siteGlossary } from './glossary/index.ts';
import { linkTerms } from './markdown/index.ts';
import { normalizePath } from './navigation/index.ts';

/**
 * Links the first use of each term on a reference page, whose texts come from many components, none of which knows what the others say. In a build, it also puts off the modules
 * of the page, and makes its islands the same as in any other build.
 */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = linkTerms(await response.text(), normalizePath(url.pathname), siteGlossary());
  return new Response(import.meta.env.PROD ? withSameIslands(putOffModules(html)) : html, response);
});
