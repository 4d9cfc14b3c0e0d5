import { join } from 'node:path';
import {
  filesBelow,
  hashFiles,
  installedPackages,
  preparedFolder,
  runWorker,
  sourceFiles,
} from '../files/index.ts';
import { examplesFolder, previewsFolder, root } from './folders.ts';
import type { PreviewRequest } from './make-previews.ts';
import type { Problem } from './problem.ts';

/** What of an example its running page depends on. */
const SOURCES = ['src', 'public'];

/**
 * A text that differs when running examples may be others: by their sources, the versions of all packages and the code that makes them.
 *
 * @param names of the examples, sorted
 * @param examples the folder that holds the examples
 */
export function previewKey(names: readonly string[], examples = examplesFolder): string {
  const files = [
    installedPackages(root),
    ...sourceFiles([
      join(root, 'src/examples/previews.worker.ts'),
      ...filesBelow(join(root, 'src/examples/frame')),
    ]),
    ...names.flatMap((name) =>
      SOURCES.flatMap((source) => filesBelow(join(examples, name, source))),
    ),
  ];
  return hashFiles(root, files, names);
}

/** Running examples, made. */
export interface Previews {
  /** Is served as the folder of all running examples. */
  readonly folder: string;
  /** What is wrong with the examples; where there is something, the folder is of no use. */
  readonly problems: readonly Problem[];
}

function makeInWorker(request: PreviewRequest): Promise<Problem[]> {
  const script = new URL('./previews.worker.ts', import.meta.url);
  return runWorker(script, request, 'The compiler of the examples');
}

/** Ends the making of previews that have mistakes: nothing is kept of them. */
class PreviewMistakes extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super('The examples have mistakes.');
    this.problems = problems;
  }
}

/**
 * Makes running examples, unless they are there and nothing that they depend on has changed.
 *
 * @param names of the examples, sorted
 * @param set a name for these examples together, below which they are kept
 * @param examples the folder that holds the examples
 */
export async function preparePreviews(
  names: readonly string[],
  set: string,
  examples = examplesFolder,
): Promise<Previews> {
  const place = join(previewsFolder, set);
  const key = previewKey(names, examples);
  try {
    const folder = await preparedFolder(place, key, async (outDir) => {
      const problems = await makeInWorker({
        examples,
        names,
        compiled: `${outDir}-compiled`,
        outDir,
      });
      if (problems.length > 0) throw new PreviewMistakes(problems);
    });
    return { folder, problems: [] };
  } catch (error) {
    if (!(error instanceof PreviewMistakes)) throw error;
    return { folder: join(place, key), problems: error.problems };
  }
}
