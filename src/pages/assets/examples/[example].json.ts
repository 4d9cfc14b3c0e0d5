import type { APIRoute, GetStaticPaths } from 'astro';
import { type Example, exampleProject, findExamples, runs } from '../../../examples/index.ts';

// The files of each example that runs, for readers who edit it in an article.

export const getStaticPaths = (() =>
  findExamples()
    .filter(runs)
    .map((example) => ({
      params: { example: example.name },
      props: { example },
    }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ example: Example }> = ({ props }) =>
  new Response(JSON.stringify(exampleProject(props.example)), {
    headers: { 'content-type': 'application/json' },
  });
