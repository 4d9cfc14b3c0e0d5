import type { APIRoute, GetStaticPaths } from 'astro';
import { type PlaygroundTemplate, readPlayground, templateData } from '../../../tutorials/index.ts';

// The files of each template, which the playground loads when it is chosen.

export const getStaticPaths = (() =>
  readPlayground().map((template) => ({
    params: { template: template.name },
    props: { template },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ template: PlaygroundTemplate }> = ({ props }) =>
  new Response(JSON.stringify(templateData(props.template)), {
    headers: { 'content-type': 'application/json' },
  });
