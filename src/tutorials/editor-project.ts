import { AuthorError, type AuthorErrorPlace, nearest } from '../authoring/index.ts';
import type { ProjectFiles, ProjectPath } from '../sandbox/types.ts';
import type { YamlSource } from '../schemas/index.ts';
import type { EditorProject } from './types.ts';

/** A path as authors write it, without the slash at its start. */
export const written = (path: string): string => path.replace(/^\//, '');

/** The path in a project that an author means. */
export const inProject = (path: string): ProjectPath => `/${written(path)}`;

/**
 * Sorts the files of a project into those with a tab and the hidden ones.
 *
 * @param openFiles as authors write them
 */
export function editorProject(files: ProjectFiles, openFiles: readonly string[]): EditorProject {
  const open = openFiles.map(inProject);
  const hiddenFiles = (Object.keys(files) as ProjectPath[]).filter((path) => !open.includes(path));
  return { files, openFiles: open, hiddenFiles };
}

/**
 * What is wrong with the list of open files.
 *
 * @param openFiles the value of the key `openFiles`, as written
 * @param source the data that the key is in
 */
export function checkOpenFiles(
  openFiles: readonly string[],
  files: ProjectFiles,
  source: YamlSource,
): AuthorError[] {
  const known = Object.keys(files).map(written);
  return openFiles.flatMap((file, index) => {
    const place = source.placeOf(['openFiles', index]);
    if (openFiles.indexOf(file) < index) {
      const message = `\`openFiles\` names ${file} twice.`;
      const once = `[${[...new Set(openFiles)].join(', ')}]`;
      return [new AuthorError({ ...place, message, hint: `Write:\n\nopenFiles: ${once}` })];
    }
    const list = (meant: string) =>
      `openFiles: [${openFiles.map((other) => (other === file ? meant : other)).join(', ')}]`;
    return known.includes(file) ? [] : [missingFile(file, known, place, list)];
  });
}

/**
 * A file that an author names, and that the project does not have.
 *
 * @param known the files that it has
 * @param corrected what to write for the file that was meant
 */
export function missingFile(
  file: string,
  known: readonly string[],
  place: AuthorErrorPlace,
  corrected: (meant: string) => string,
): AuthorError {
  const meant = nearest(file, known);
  const message = `The project has no file ${file}.`;
  const hint = meant ? `Write:\n\n${corrected(meant)}` : `It has ${known.join(', ')}.`;
  return new AuthorError({ ...place, message, hint });
}
