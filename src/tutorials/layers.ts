import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { AuthorError } from '../authoring/index.ts';
import { filesBelow } from '../files/index.ts';
import { readRegions } from '../markdown/index.ts';
import type { ProjectFiles, ProjectPath } from '../sandbox/types.ts';

/** What every project starts from, so that a step has only what it is about. */
export const skeletonFolder = 'content/skeleton';

/** Parts of a step's folder that belong to its project; its text and its answer do not. */
const projectParts = ['src', 'public'];

/**
 * The files of one layer as readers see them: markers of regions, which are for the text, are gone.
 *
 * @param root the project's folder
 * @param folder of the layer, from the root; one that does not exist has no files
 * @param parts names in the folder that belong to the layer; all without it
 */
export function readLayer(
  root: string,
  folder: string,
  parts: readonly string[] = [''],
): ProjectFiles {
  const places = parts.flatMap((part) => filesBelow(join(root, folder, part)));
  return Object.fromEntries(
    places.map((place) => {
      const path: ProjectPath = `/${relative(join(root, folder), place).replaceAll('\\', '/')}`;
      return [path, readText(place, `${folder}${path}`)];
    }),
  );
}

/** The layer of a step or a template: its `src` and `public`. */
export function readOwnLayer(root: string, folder: string): ProjectFiles {
  return readLayer(root, folder, projectParts);
}

function readText(place: string, file: string): string {
  const source = readFileSync(place, 'utf8');
  if (source.includes('\0')) {
    throw new AuthorError({
      message: 'This is not a text file, and the editor can only show text files.',
      hint: 'Draw pictures as SVG.',
      file,
    });
  }
  const { lines } = readRegions(source, file);
  return `${lines.join('\n')}\n`;
}

/** One project of several layers: a file of a later one replaces that of an earlier one. Sorted by path. */
export function overlay(...layers: readonly ProjectFiles[]): ProjectFiles {
  const files = Object.assign({}, ...layers) as ProjectFiles;
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The files of a project that another one does not have, or has with another content. */
export function changedFiles(older: ProjectFiles, newer: ProjectFiles): ProjectFiles {
  const entries = Object.entries(newer) as [ProjectPath, string][];
  return Object.fromEntries(entries.filter(([path, text]) => older[path] !== text));
}
