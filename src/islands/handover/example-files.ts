import type { CompileOutput, ProjectFiles, ProjectPath } from '../../sandbox/types.ts';

/** An example as it is loaded. */
export interface ExampleAsset {
  readonly files: ProjectFiles;
  /** What its files are compiled to; a build adds it, the development server does not. */
  readonly precompiled?: CompileOutput;
}

/** A step of a tutorial as it is loaded. */
export interface StepAsset extends ExampleAsset {
  readonly openFiles: readonly ProjectPath[];
  readonly answer?: { readonly files: ProjectFiles; readonly openFiles: readonly ProjectPath[] };
}

/** Loads the files of a step. */
export async function loadStep(step: string): Promise<StepAsset> {
  const response = await fetch(`/assets/tutorials/${step}.json`);
  if (!response.ok) throw new Error(`${step} was answered with ${response.status}`);
  return response.json();
}

/** Loads the files of an example. */
export async function loadExample(example: string, signal?: AbortSignal): Promise<ExampleAsset> {
  const response = await fetch(`/assets/examples/${example}.json`, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${example} was answered with ${response.status}`);
  return response.json();
}

/**
 * The files of an example that get a tab, those below `src/app`: first those that the article shows, in its order, then the others.
 *
 * @param tabs names of the files that the article shows
 */
export function exampleFiles(files: ProjectFiles, tabs: readonly string[]): ProjectPath[] {
  const paths = (Object.keys(files) as ProjectPath[]).filter((path) =>
    path.startsWith('/src/app/'),
  );
  const placeOf = (path: string) => {
    const place = tabs.findIndex((tab) => path.endsWith(`/${tab}`));
    return place < 0 ? tabs.length : place;
  };
  return paths.sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
}
