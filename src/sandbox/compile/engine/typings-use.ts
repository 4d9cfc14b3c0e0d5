import { readCode } from '../../project/code-text.ts';
import type { MemoryFiles } from './memory-files.ts';
import { isRare, type Typings } from './typings.ts';

/** A package whose typings code may use without an import: they declare `$localize`. */
const AMBIENT = '@angular/localize';

function usesAmbient(files: MemoryFiles): boolean {
  return files.projectPaths.some(
    (path) => path.endsWith('.ts') && files.readFile(path).includes('$localize'),
  );
}

/** Files of typings that a project uses without an import. */
export function ambientTypings(files: MemoryFiles, { importable }: Typings): string[] {
  const file = importable[AMBIENT];
  return file && usesAmbient(files) ? [file] : [];
}

/** Whether a project uses typings that are in another file. */
export function wantsRare(files: MemoryFiles, typings: Typings): boolean {
  if (!typings.rare?.length) return false;
  if (isRare(typings, AMBIENT) && usesAmbient(files)) return true;
  return files.projectPaths.some(
    (path) =>
      path.endsWith('.ts') &&
      readCode(files.readFile(path)).imports.some((name) => isRare(typings, name)),
  );
}
