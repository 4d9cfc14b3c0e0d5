import type { ProjectPath } from '../types.ts';

/** Folder that a name without one means. */
const SOURCES = '/src/';

/** Files without which there is no application: they can be written, but not renamed or deleted. */
const LOCKED: ReadonlySet<string> = new Set(['/src/main.ts', '/src/index.html', '/src/app/app.ts']);

/** The only files outside of `src` and `public`: the compiler reads their options. */
const ROOT_FILES: ReadonlySet<string> = new Set(['tsconfig.json', 'tsconfig.app.json']);

/** Names that stand at the root of every project of the Angular CLI, and so mean a file there. */
const CLI_FILE =
  /^(?:package(?:-lock)?\.json|angular\.json|tsconfig(?:\.[\w-]+)?\.json|yarn\.lock|pnpm-lock\.yaml|README\.md)$/i;

/** Letters, digits and what else is safe in the name of a file on every system. */
const PART = /^[\p{L}\p{N}@_][\p{L}\p{M}\p{N}@_.\- ]*$/u;

/** Some systems allow no more in the name of a file or folder. */
const MOST_LETTERS = 100;

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

/** Whether a project may have a file with this path. Links are checked with it. */
export function isProjectPath(value: unknown): value is ProjectPath {
  if (typeof value !== 'string' || value.includes('..') || !value.startsWith('/')) return false;
  const [folder = '', ...parts] = value.slice(1).split('/');
  if (parts.length === 0) return ROOT_FILES.has(folder);
  return /^(?:src|public)$/.test(folder) && parts.every((part) => PART.test(part));
}

/**
 * The path that a reader's input means: below `/src`, unless it says otherwise.
 *
 * @throws {ProjectError} where it can't be the name of a file
 */
export function pathOf(input: string): ProjectPath {
  // macOS hands over "é" as two characters; links and imports have it as one.
  const name = input.trim().normalize('NFC');
  if (name === '') throw new ProjectError('Type a name for the file, such as app/price.ts.');
  if (name.includes('..'))
    throw new ProjectError(
      `The name "${name}" contains "..". Files are in the project's folder: write app/price.ts, without "..".`,
    );
  const path = /^\/?(?:src|public)\//.test(name)
    ? name.replace(/^\/?/, '/')
    : (rootFile(name) ?? SOURCES + name);
  const wrong = path
    .slice(1)
    .split('/')
    .find((part) => !isPart(part));
  if (wrong !== undefined) throw new ProjectError(wrongPart(name, wrong));
  return path as ProjectPath;
}

/**
 * The path of a file at the root of the project, where a name means one.
 *
 * @throws {ProjectError} where the project can't have that file
 */
function rootFile(name: string): string | undefined {
  const atRoot = name.replace(/^\//, '');
  if (ROOT_FILES.has(atRoot)) return `/${atRoot}`;
  if (CLI_FILE.test(atRoot))
    throw new ProjectError(
      `You can't edit ${atRoot} here. It is part of the download. At the root, you can edit only tsconfig.json and tsconfig.app.json.`,
    );
  if (name !== atRoot)
    throw new ProjectError(
      `"${name}" is outside of src and public, where the playground has only tsconfig.json and tsconfig.app.json. Write src/${atRoot}.`,
    );
  return undefined;
}

function isPart(part: string): boolean {
  return PART.test(part) && !/[. ]$/.test(part) && part.length <= MOST_LETTERS;
}

function wrongPart(name: string, part: string): string {
  if (part === '')
    return `The name "${name}" has an empty part. Write a name on each side of a slash: app/price.ts.`;
  if (part.length > MOST_LETTERS)
    return `The name "${part.slice(0, 20)}…" has ${part.length} characters. A file or folder may have ${MOST_LETTERS}.`;
  if (/.[. ]$/.test(part))
    return `The name "${name}" can't be the name of a file: "${part}" ends with a dot or a space. Write it without.`;
  return `The name "${name}" can't be the name of a file: "${part}" may have letters, digits, "-", "_" and ".", such as price-list.ts.`;
}
