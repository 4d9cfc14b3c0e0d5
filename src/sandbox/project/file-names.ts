import type { ProjectPath } from '../types.ts';

/** Folder that a name without one means. */
const SOURCES = '/src/';

/** Files without which there is no application: they can be written, but not renamed or deleted. */
const LOCKED: ReadonlySet<string> = new Set(['/src/main.ts', '/src/index.html', '/src/app/app.ts']);

/** Letters, digits and what else is safe in the name of a file on every system. */
const PART = /^[\p{L}\p{N}@_][\p{L}\p{N}@_.\- ]*$/u;

/** Why a reader's wish can't be fulfilled, in a sentence to be shown. */
export class ProjectError extends Error {
  override readonly name = 'ProjectError';
}

/** Whether a file is one without which there is no application. */
export function isLocked(path: ProjectPath): boolean {
  return LOCKED.has(path);
}

/** A path as readers see it: without the slash at its start. */
export function readable(path: ProjectPath): string {
  return path.slice(1);
}

/**
 * The path that a reader's input means: below `/src`, unless it says otherwise.
 *
 * @throws {ProjectError} where it can't be the name of a file
 */
export function pathOf(input: string): ProjectPath {
  const name = input.trim();
  if (name === '') throw new ProjectError('Type a name for the file, such as app/price.ts.');
  if (name.includes('..'))
    throw new ProjectError(
      `The name "${name}" contains "..". Files are in the project's folder: write app/price.ts, without "..".`,
    );
  const path = /^\/?(?:src|public)\//.test(name)
    ? name.replace(/^\/?/, '/')
    : SOURCES + name.replace(/^\//, '');
  const wrong = path
    .slice(1)
    .split('/')
    .find((part) => !PART.test(part));
  if (wrong !== undefined) throw new ProjectError(wrongPart(name, wrong));
  return path as ProjectPath;
}

function wrongPart(name: string, part: string): string {
  if (part === '')
    return `The name "${name}" has an empty part. Write a name on each side of a slash: app/price.ts.`;
  return `The name "${name}" can't be the name of a file: "${part}" may have letters, digits, "-", "_" and ".", such as price-list.ts.`;
}
