import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isInput } from './snapshot.ts';

/**
 * The inputs that programs have asked for while `trace.mjs` watched them.
 *
 * @param root the project's folder: what is elsewhere, in packages or in caches does not count, as caches have names by what they are made of
 * @param folder where the notes are
 */
export function tracedInputs(root: string, folder: string): string[] {
  const notes = new Set(notesIn(folder));
  return [...notes].flatMap((note) => {
    const colon = note.indexOf(':');
    const path = relative(root, note.slice(colon + 1)).replaceAll('\\', '/');
    const isOutside = path === '..' || path.startsWith('../') || /^[A-Z]:/.test(path);
    return isOutside || !isInput(path) ? [] : inputOf(note.slice(0, colon), path, root);
  });
}

function notesIn(folder: string): string[] {
  const isThere = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  if (!isThere) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean));
}

function inputOf(kind: string, path: string, root: string): string[] {
  if (kind === 'list' || kind === 'names') return [`${kind}:${path}`];
  const isFolder = statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory();
  if (!isFolder) return [`file:${path}`];
  // A folder that is read or copied counts with all that is in it.
  return path === '' ? [] : [kind === 'stat' ? `has:${path}` : `tree:${path}`];
}
