import path from 'node:path';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { AuthorError } from '../authoring/index.ts';

/** What is wrong with a node of an article, and what to write instead. */
export interface Complaint {
  message: string;
  hint?: string | undefined;
}

/** Makes the error for a node of the article that is being processed. */
export type Complain = (node: Pick<Node, 'position'> | undefined, what: Complaint) => AuthorError;

/**
 * Makes errors that carry the place of a node.
 *
 * @param file the article; its lines are those of the source, because front matter is blanked out
 *   and not cut off before the article is parsed
 * @param root project folder; the file is named relative to it
 */
export function complainAbout(file: VFile, root: string): Complain {
  const name = file.path === undefined ? undefined : relativeTo(root, file.path);
  return (node, what) => {
    const start = node?.position?.start;
    return new AuthorError({ ...what, file: name, line: start?.line, column: start?.column });
  };
}

/** A path inside the project, with forward slashes; paths outside of it stay as they are. */
export function relativeTo(root: string, file: string): string {
  const relative = path.relative(root, file).split(path.sep).join('/');
  return relative.startsWith('..') ? file : relative;
}
