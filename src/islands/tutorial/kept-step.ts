import type { ProjectFiles } from '../../sandbox/types.ts';
import { readStored, writeStored } from '../../stores/index.ts';
import { type Migrations, migrated, versionOf } from '../autosave/index.ts';
import { changesOf, type StepFiles, type StepSource } from './step-files.ts';

/** Version of the shape below. */
const VERSION = 1;

/** What brings an earlier shape one version further, by its version. A change of the shape raises the version and adds its step here. */
const migrations: Migrations = {};

/** What is kept of a step in the reader's browser, under `docs-tutorial:` and the id of the step. */
export interface KeptStep {
  readonly version: typeof VERSION;
  /** Files that differ from those that the step starts with. */
  readonly files: ProjectFiles;
  readonly isAnswer: boolean;
  /** Files that can be brought back, those that differ from the start. */
  readonly kept?: ProjectFiles;
  /** Whether all goals were reached once. */
  readonly isDone: boolean;
}

const prefix = 'docs-tutorial:';

/** Key of a step in the storage of the browser. */
export const stepKey = (id: string): string => prefix + id;

/** Why a step is not kept: there is no room or no storage, or a later version of the site has kept more than this one understands. */
export type Refusal = 'storage' | 'newer';

/** Reads what is kept of a step; what is missing, broken or of an unknown version counts as nothing. */
export function readStep(id: string): KeptStep | undefined {
  const value = migrated(storedOf(id), migrations);
  return isKept(value) ? value : undefined;
}

/**
 * Keeps a step, but not in the place of what a later version of the site has kept.
 *
 * @returns why it is not kept; undefined where it is
 */
export function writeStep(
  id: string,
  { files, isAnswer, kept }: StepFiles,
  isDone: boolean,
  source: StepSource,
): Refusal | undefined {
  if ((versionOf(storedOf(id)) ?? 0) > VERSION) return 'newer';
  const value: KeptStep = {
    version: VERSION,
    files: changesOf(files, source),
    isAnswer,
    ...(kept && { kept: changesOf(kept, source) }),
    isDone,
  };
  return writeStored(prefix + id, JSON.stringify(value)) ? undefined : 'storage';
}

function storedOf(id: string): unknown {
  try {
    return JSON.parse(readStored(prefix + id) ?? 'null');
  } catch {
    return undefined;
  }
}

/** A step with what was kept of it. */
export function restored(kept: KeptStep, source: StepSource): StepFiles {
  const files = { ...source.files, ...kept.files };
  return {
    files,
    isAnswer: kept.isAnswer,
    ...(kept.kept && { kept: { ...source.files, ...kept.kept } }),
  };
}

function isKept(value: unknown): value is KeptStep {
  const { version, files, isAnswer, kept, isDone } = (value ?? {}) as Partial<KeptStep>;
  const flags = typeof isAnswer === 'boolean' && typeof isDone === 'boolean';
  return version === VERSION && flags && isFiles(files) && (kept === undefined || isFiles(kept));
}

function isFiles(value: unknown): value is ProjectFiles {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(
    ([path, text]) => path.startsWith('/') && typeof text === 'string',
  );
}
