import { join, resolve } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { findWorkspaces } from '../../../examples/index.ts';
import { archiveResponse } from '../_archive.ts';
import { preparedArchive } from './_prepared-archive.ts';

// Projects that only the Angular CLI can run, for readers who run them on their own machine.

/** Pages are bundled, so that the room of the examples does not know where it is. */
const examples = resolve('content/examples');

export const getStaticPaths = (() =>
  findWorkspaces(examples).map((project) => ({ params: { project } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const { project = '' } = params;
  return archiveResponse(await preparedArchive(project, join(examples, project), process.cwd()));
};
