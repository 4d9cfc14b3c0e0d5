import type { ProjectEdits, ProjectPath } from '../types.ts';
import type { Workbench } from './workbench.ts';

/** How long a new name waits for the language service, which may have to load first. */
const TIMEOUT_MS = 15_000;

/** How often the service is asked again about a project that was edited before its answer came. */
const ATTEMPTS = 3;

/** What a new name came to. */
export interface RenamedFile {
  readonly path: ProjectPath;
  /**
   * How many files name it, or others, by another path now; undefined where nobody could tell which
   * ones have to.
   */
  readonly updated: number | undefined;
}

/**
 * Gives a file another name, and changes the imports that name it, where the language service can
 * say which ones.
 *
 * @param input name as a reader types it
 * @param signal ends the waiting: the file keeps its name then
 * @returns undefined where the reader did not wait, or has another project by now
 * @throws {ProjectError} where that is no name for it, or it has to keep its own
 */
export async function renameFile(
  workbench: Pick<Workbench, 'project' | 'language'>,
  from: ProjectPath,
  input: string,
  signal?: AbortSignal,
): Promise<RenamedFile | undefined> {
  const { project } = workbench;
  const { session } = project;
  // A name that can't be given is refused before anything is waited for.
  const path = project.pathForRename(from, input);
  if (path === from) return { path, updated: 0 };
  const edits = await inTime(editsFor(workbench, from, path), signal);
  if (signal?.aborted || project.session !== session) return undefined;
  project.rename(from, input);
  if (edits) project.edit(withPath(edits, from, path));
  return { path, updated: edits && Object.keys(edits).length };
}

/** What changes with the name of a file, in the texts that the project has when this answers. */
async function editsFor(
  { project, language }: Pick<Workbench, 'project' | 'language'>,
  from: ProjectPath,
  to: ProjectPath,
): Promise<ProjectEdits | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { version } = project;
    const edits = await language.editsForRename(from, to);
    if (project.version === version) return edits;
  }
  return undefined;
}

/** Gives up what takes too long, what the reader does not wait for, and what fails. */
async function inTime<T>(answer: Promise<T>, signal?: AbortSignal): Promise<T | undefined> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<undefined>();
  const end = () => giveUp(undefined);
  const timer = setTimeout(end, TIMEOUT_MS);
  signal?.addEventListener('abort', end);
  try {
    return await Promise.race([answer.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/** Edits of the file itself, as where it imports others by their path from it. */
function withPath(edits: ProjectEdits, from: ProjectPath, to: ProjectPath): ProjectEdits {
  return Object.fromEntries(
    Object.entries(edits).map(([file, list]) => [file === from ? to : file, list]),
  );
}
