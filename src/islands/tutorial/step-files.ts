import type { ProjectFiles, ProjectPath } from '../../sandbox/types.ts';

/** The files of a step as the reader has them. */
export interface StepFiles {
  /** What is in the editor. */
  readonly files: ProjectFiles;
  /** Whether they are the answer, or came from it. */
  readonly isAnswer: boolean;
  /** Files of the reader's own that the answer or a reset replaced, and that can be brought back. */
  readonly kept?: ProjectFiles;
}

/** What a step has to offer. */
export interface StepSource {
  readonly files: ProjectFiles;
  readonly answer?: { readonly files: ProjectFiles } | undefined;
}

/** A step as it starts. */
export function startOf({ files }: StepSource): StepFiles {
  return { files, isAnswer: false };
}

/** The files with the answer in place. */
export function answerOf({ files, answer }: StepSource): ProjectFiles {
  return { ...files, ...answer?.files };
}

/** Whether the reader has changed anything, compared with what was last put there. */
export function isEdited(state: StepFiles, source: StepSource): boolean {
  return !isSame(state.files, state.isAnswer ? answerOf(source) : source.files);
}

/** Puts the answer there; what the reader wrote is kept. */
export function reveal(state: StepFiles, source: StepSource): StepFiles {
  return withKept(state, source, { files: answerOf(source), isAnswer: true });
}

/** Puts the start there; what the reader wrote is kept. */
export function reset(state: StepFiles, source: StepSource): StepFiles {
  return withKept(state, source, startOf(source));
}

/** Brings back what the reader wrote; what is there instead is kept if it was edited. */
export function bringBack(state: StepFiles, source: StepSource): StepFiles {
  if (!state.kept) return state;
  const kept = isEdited(state, source) ? state.files : undefined;
  return { files: state.kept, isAnswer: false, ...(kept && { kept }) };
}

/** What is lost is what the reader wrote last: an unedited start or answer does not push it out. */
function withKept(state: StepFiles, source: StepSource, next: StepFiles): StepFiles {
  const kept = isEdited(state, source) ? state.files : state.kept;
  return kept && !isSame(kept, next.files) ? { ...next, kept } : next;
}

/** Files that differ from those of the start, for storage: the others come with the page. */
export function changesOf(files: ProjectFiles, source: StepSource): ProjectFiles {
  const changed = Object.entries(files).filter(
    ([path, text]) => source.files[path as ProjectPath] !== text,
  );
  return Object.fromEntries(changed);
}

/** Whether two projects have the same files. */
export function isSame(a: ProjectFiles, b: ProjectFiles): boolean {
  const paths = Object.keys(a) as ProjectPath[];
  return paths.length === Object.keys(b).length && paths.every((path) => a[path] === b[path]);
}

/** What becomes of a step that another tab has saved too. */
export interface Merged {
  readonly state: StepFiles;
  /** Whether both tabs have made something of their own: this one keeps its files, and those of the other can be brought back. */
  readonly isConflict: boolean;
}

/**
 * Brings together what a tab has and what another one has saved.
 *
 * @param base what both had before: what this tab has last saved or taken over
 */
export function merge(
  mine: StepFiles,
  base: ProjectFiles,
  theirs: StepFiles,
  source: StepSource,
): Merged {
  if (isSame(mine.files, base) || isSame(mine.files, theirs.files))
    return { state: theirs, isConflict: false };
  if (isSame(theirs.files, base)) return { state: mine, isConflict: false };
  const kept = isEdited(theirs, source) ? theirs.files : (theirs.kept ?? mine.kept);
  return { state: { ...mine, ...(kept && { kept }) }, isConflict: true };
}
