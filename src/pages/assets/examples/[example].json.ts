import { resolve } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { type Example, findExamples, runs } from '../../../examples/index.ts';
import { exampleProject } from './_example-project.ts';

// The files of each example that runs, for readers who edit it in an article.

export const getStaticPaths = (() =>
  // Pages are bundled, so that the room of the examples does not know where it is.
  findExamples(resolve('content/examples'))
    .filter(runs)
    .map((example) => ({
      params: { example: example.name },
      props: { example },
    }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ example: Example }> = ({ props }) =>
  new Response(JSON.stringify({ files: exampleProject(props.example) }), {
    headers: { 'content-type': 'application/json' },
  });
