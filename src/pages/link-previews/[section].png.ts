// The pictures of link previews, one for each section of the site.
import type { APIRoute, GetStaticPaths } from 'astro';
import { drawPreview } from '../../link-previews/draw-preview.ts';
import { previewSections } from '../../link-previews/index.ts';
import { loadNavigation } from '../../navigation/index.ts';

export const getStaticPaths = (async () =>
  previewSections(await loadNavigation()).map(({ id, title }) => ({
    params: { section: id },
    props: { title },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ title: string }> = async ({ props }) =>
  new Response(await drawPreview(props.title), { headers: { 'content-type': 'image/png' } });
