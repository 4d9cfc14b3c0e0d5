import type { APIRoute } from 'astro';
import { site } from '../../../site.config.ts';

/** The versions of the documentation for the version menus of all of them: a deployed site learns of later versions from this file, without a build. */
export const GET: APIRoute = () => {
  const versions = site.versions.map(({ displayName, url }) => ({ version: displayName, url }));
  return new Response(`${JSON.stringify(versions, null, 2)}\n`, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
};
