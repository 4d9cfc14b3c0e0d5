import { join, resolve } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { zipSync } from 'fflate';
import { findWorkspaces, workspaceFiles } from '../../../examples/index.ts';

// Projects that only the Angular CLI can run, for readers who run them on their own machine.

/** Pages are bundled, so that the room of the examples does not know where it is. */
const examples = resolve('content/examples');

/** The first day that archives know: the same files make the same archive. */
const mtime = new Date(1980, 0, 1);

export const getStaticPaths = (() =>
  findWorkspaces(examples).map((project) => ({ params: { project } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const { project = '' } = params;
  const files = await workspaceFiles(project, join(examples, project), process.cwd());
  const inFolder = Object.entries(files).map(([path, content]) => [`${project}/${path}`, content]);
  return new Response(zipSync(Object.fromEntries(inFolder), { mtime }), {
    headers: { 'content-type': 'application/zip' },
  });
};
