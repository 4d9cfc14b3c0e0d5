import type { ProjectFiles, ProjectPath } from '../../sandbox/types.ts';
import { readStored, removeStored, storedKeys, writeStored } from '../../stores/index.ts';
import { type Migrations, migrated, versionOf } from '../autosave/index.ts';

/** Version of the shape below. */
const VERSION = 1;

/** What brings an earlier shape one version further. A change of the shape raises the version and adds its step here. */
const migrations: Migrations = {};

/** Start of the keys; the id of the work follows. */
const PREFIX = 'docs-playground:';

/** Most works that are kept; the oldest go first. */
const MOST_WORKS = 20;

/** Most deleted files that a work has. The oldest go first: they must not take the room of other works. */
const MOST_DELETED = 20;

/** A file that the reader has deleted. */
export interface DeletedFile {
  readonly path: ProjectPath;
  readonly text: string;
  /** Where its tab was; negative where it had none. */
  readonly place: number;
}

/** What a reader has made in the playground. */
export interface KeptWork {
  readonly version: typeof VERSION;
  /** Time of the last change, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly files: ProjectFiles;
  /** Files with a tab, in order. */
  readonly open: readonly ProjectPath[];
  /** Files that can be brought back, the newest last. */
  readonly deleted?: readonly DeletedFile[] | undefined;
  /** Name of the template that it began with; none for code of a link. */
  readonly template?: string | undefined;
  /** Whether it has code from another person that the reader has not run yet. */
  readonly isWaiting: boolean;
  /** Fragment of the address when it was saved, with its `#`: it may have an older text, or none. */
  readonly hash: string;
}

/** A work and its key. */
export interface FoundWork {
  readonly id: string;
  readonly work: KeptWork;
}

/** Makes a name for a new work. */
export function newWorkId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

/** Reads a work; what is missing, broken or of an unknown version counts as nothing. */
export function readWork(id: string): KeptWork | undefined {
  const value = migrated(storedOf(PREFIX + id), migrations);
  if (!isWork(value)) return undefined;
  // A broken list of deleted files must not take the work with it.
  return { ...value, deleted: Array.isArray(value.deleted) ? value.deleted.filter(isDeleted) : [] };
}

/** All works, the newest first. */
export function listWorks(): readonly FoundWork[] {
  return storedKeys(PREFIX)
    .flatMap((key) => {
      const id = key.slice(PREFIX.length);
      const work = readWork(id);
      return work ? [{ id, work }] : [];
    })
    .sort((a, b) => b.work.savedAt - a.work.savedAt);
}

/**
 * Keeps a work. Where storage is full, older works make room.
 *
 * @returns whether it is kept
 */
export function writeWork(id: string, work: Omit<KeptWork, 'version'>): boolean {
  if ((versionOf(storedOf(PREFIX + id)) ?? 0) > VERSION) return false;
  const deleted = work.deleted?.slice(-MOST_DELETED);
  const text = JSON.stringify({ version: VERSION, ...work, deleted } satisfies KeptWork);
  const others = listWorks().filter((one) => one.id !== id);
  for (const { id: old } of others.splice(MOST_WORKS - 1)) removeStored(PREFIX + old);
  while (!writeStored(PREFIX + id, text)) {
    const oldest = others.pop();
    if (!oldest) return false;
    removeStored(PREFIX + oldest.id);
  }
  return true;
}

function storedOf(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return undefined;
  }
}

function isDeleted(value: unknown): value is DeletedFile {
  const { path, text, place } = (value ?? {}) as Partial<DeletedFile>;
  return path?.startsWith?.('/') === true && typeof text === 'string' && typeof place === 'number';
}

function isWork(value: unknown): value is KeptWork {
  const { version, savedAt, files, open, isWaiting, hash } = (value ?? {}) as Partial<KeptWork>;
  if (version !== VERSION || typeof savedAt !== 'number' || typeof isWaiting !== 'boolean')
    return false;
  if (typeof hash !== 'string' || typeof files !== 'object' || files === null) return false;
  const areFiles = Object.entries(files).every(
    ([path, text]) => path.startsWith('/') && typeof text === 'string',
  );
  return (
    areFiles &&
    Array.isArray(open) &&
    open.length > 0 &&
    open.every((path) => Object.hasOwn(files, path))
  );
}
