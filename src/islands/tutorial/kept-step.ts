import type { ProjectFiles } from '../../sandbox/types.ts';
import { readStored, writeStored } from '../../stores/index.ts';
import { changesOf, type StepFiles, type StepSource } from './step-files.ts';

/**
 * What is kept of a step in the reader's browser, under `docs-tutorial:` and the id of the step. `version` is that of this shape: a later one reads this
 * one and writes its own.
 */
export interface KeptStep {
  readonly version: 1;
  /** Files that differ from those that the step starts with. */
  readonly files: ProjectFiles;
  readonly isAnswer: boolean;
  /** Files that can be brought back, those that differ from the start. */
  readonly kept?: ProjectFiles;
  /** Whether all goals were reached once. */
  readonly isDone: boolean;
}

const prefix = 'docs-tutorial:';

/** Reads what is kept of a step; what is missing, broken or of an unknown version counts as nothing. */
export function readStep(id: string): KeptStep | undefined {
  try {
    const value: unknown = JSON.parse(readStored(prefix + id) ?? 'null');
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a step. Where there is no room or no storage, the reader goes on without. */
export function writeStep(
  id: string,
  { files, isAnswer, kept }: StepFiles,
  isDone: boolean,
  source: StepSource,
): void {
  const value: KeptStep = {
    version: 1,
    files: changesOf(files, source),
    isAnswer,
    ...(kept && { kept: changesOf(kept, source) }),
    isDone,
  };
  writeStored(prefix + id, JSON.stringify(value));
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
  return version === 1 && flags && isFiles(files) && (kept === undefined || isFiles(kept));
}

function isFiles(value: unknown): value is ProjectFiles {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(
    ([path, text]) => path.startsWith('/') && typeof text === 'string',
  );
}
