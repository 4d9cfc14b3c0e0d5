import type { ProjectFiles, ProjectPath } from '../../sandbox/types.ts';

const PREFIX = 'docs-example:';

/** Edits of this page's life, for browsers without storage. */
const inMemory = new Map<string, ProjectFiles>();

/** What the reader has changed in an example, in this tab. */
export function readKept(example: string, start: ProjectFiles): ProjectFiles {
  const kept = inMemory.get(example) ?? stored(example);
  const known = Object.entries(kept).filter(([path]) => Object.hasOwn(start, path));
  return { ...start, ...Object.fromEntries(known) };
}

/** Keeps what differs from the example as it is on the site; where nothing does, nothing is kept. */
export function writeKept(example: string, files: ProjectFiles, start: ProjectFiles): void {
  const changed = Object.entries(files).filter(
    ([path, text]) => start[path as ProjectPath] !== text,
  );
  inMemory.set(example, Object.fromEntries(changed));
  try {
    if (changed.length === 0) sessionStorage.removeItem(PREFIX + example);
    else sessionStorage.setItem(PREFIX + example, JSON.stringify(Object.fromEntries(changed)));
  } catch {
    // The memory has them until the page goes.
  }
}

/** Whether the reader has changed the example. */
export function isKept(example: string): boolean {
  return Object.keys(inMemory.get(example) ?? stored(example)).length > 0;
}

function stored(example: string): ProjectFiles {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + example) ?? '{}');
    const entries = Object.entries(value ?? {}).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
