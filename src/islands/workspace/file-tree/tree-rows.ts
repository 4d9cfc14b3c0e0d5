import type { ProjectPath } from '../../../sandbox/types.ts';

/** A line of the file tree: a file or a folder. */
export interface TreeRow {
  readonly path: ProjectPath;
  /** Last part of the path. */
  readonly name: string;
  /** From 1. */
  readonly level: number;
  readonly isFolder: boolean;
  /** Place among the rows of the same folder, from 1. */
  readonly position: number;
  /** How many rows the same folder has. */
  readonly siblings: number;
}

/**
 * The lines of a tree: folders before files, each by name.
 *
 * @param closed folders whose content is not shown
 */
export function treeRows(
  files: readonly ProjectPath[],
  closed: ReadonlySet<ProjectPath>,
): TreeRow[] {
  const children = new Map<string, Map<string, boolean>>();
  for (const file of files) {
    const parts = file.slice(1).split('/');
    for (const [index, name] of parts.entries()) {
      const folder = folderPath(parts.slice(0, index));
      const known = children.get(folder) ?? new Map<string, boolean>();
      children.set(folder, known.set(name, index < parts.length - 1));
    }
  }
  const below = (folder: string, level: number): TreeRow[] => {
    const entries = [...(children.get(folder) ?? [])].sort(byKindAndName);
    return entries.flatMap(([name, isFolder], index) => {
      const path: ProjectPath = `${folder as '' | ProjectPath}/${name}`;
      const place = { level, position: index + 1, siblings: entries.length };
      const row: TreeRow = { path, name, isFolder, ...place };
      return [row, ...(isFolder && !closed.has(path) ? below(path, level + 1) : [])];
    });
  };
  return below('', 1);
}

/** The folders that a file or folder is in, the outermost first. */
export function foldersOf(path: ProjectPath): ProjectPath[] {
  const parts = path.slice(1).split('/').slice(0, -1);
  return parts.map((_, index) => folderPath(parts.slice(0, index + 1)) as ProjectPath);
}

function folderPath(parts: readonly string[]): '' | ProjectPath {
  return parts.length > 0 ? `/${parts.join('/')}` : '';
}

function byKindAndName([a, isA]: [string, boolean], [b, isB]: [string, boolean]): number {
  return Number(isB) - Number(isA) || order.compare(a, b);
}

/** `step-10` comes after `step-9`. */
const order = new Intl.Collator('en', { numeric: true });
