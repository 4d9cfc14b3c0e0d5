import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFiles } from '../../../examples/index.ts';
import {
  filesBelow,
  hashFiles,
  installedPackages,
  preparedFolder,
  sourceFiles,
} from '../../../files/index.ts';
import { archiveOf } from '../_archive.ts';

const archiveFile = 'archive.zip';

/** What decides what is in the archive of a project: its files, the packages, and the programs that write it. */
function keyOf(source: string, root: string): string {
  const programs = ['src/examples/workspaces.ts', 'src/pages/assets/_archive.ts'];
  return hashFiles(root, [
    installedPackages(root),
    join(root, 'documented/package.json'),
    ...filesBelow(source),
    ...sourceFiles(programs.map((program) => join(root, program))),
  ]);
}

/**
 * The archive of a project that only the Angular CLI can run. `ng new`, which writes most of it, takes more than a second, so it is made again only when something
 * that it depends on has changed.
 *
 * @param source the folder with the `workspace.yaml`
 * @param root the project's folder
 */
export async function preparedArchive(
  name: string,
  source: string,
  root: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const place = join(root, '.cache/projects', name);
  const folder = await preparedFolder(place, keyOf(source, root), async (outDir) => {
    const files = await workspaceFiles(name, source, root);
    writeFileSync(join(outDir, archiveFile), archiveOf(name, files));
  });
  return new Uint8Array(readFileSync(join(folder, archiveFile)));
}
