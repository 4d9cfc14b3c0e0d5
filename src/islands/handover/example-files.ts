import type { CompileOutput, ProjectFiles, ProjectPath } from '../../sandbox/types.ts';
import type { StepData } from '../../tutorials/index.ts';

/** An example as it is loaded. */
export interface ExampleAsset {
  readonly files: ProjectFiles;
  /** What its files are compiled to; a build adds it, the development server does not. */
  readonly precompiled?: CompileOutput;
}

/** Loads the files of an example. */
export const loadExample = (example: string, signal?: AbortSignal): Promise<ExampleAsset> =>
  load(`/assets/examples/${example}.json`, signal);

/** Loads the files of a step. */
export const loadStep = (step: string): Promise<StepData> => load(`/assets/tutorials/${step}.json`);

async function load<Asset>(address: string, signal?: AbortSignal): Promise<Asset> {
  const response = await fetch(address, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
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
