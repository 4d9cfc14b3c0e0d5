import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { apiHistory } from '../reference/index.ts';
import { releaseEntries, releasesFeed } from '../releases/index.ts';
import { site } from '../site.config.ts';

/** The releases of the framework, for feed readers. */
export const GET: APIRoute = async () => {
  const files = await getCollection('releases');
  const releases = files.flatMap(({ data }) => data.items);
  const xml = releasesFeed(releaseEntries(releases, apiHistory(), site.product), site);
  return new Response(xml, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
};
