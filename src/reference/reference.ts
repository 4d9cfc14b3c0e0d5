import { readFileSync } from 'node:fs';
import type { ApiData } from './api/types.ts';
import type { CliData } from './cli/types.ts';
import type { ConfigurationData } from './configuration/types.ts';
import type { ErrorData } from './errors/types.ts';
import { type Extractor, ensureExtracted, readExtracted } from './extraction/run-extractor.ts';

/** Data of each extractor. */
interface DataOf {
  api: ApiData;
  cli: CliData;
  configuration: ConfigurationData;
  errors: ErrorData;
}
type Part = keyof DataOf;

const extractorOf = (name: Part, label: string): Extractor => ({
  name,
  label,
  program: `src/reference/${name}/extract.ts`,
  sources: [`src/reference/${name}`],
});

const extractors: Record<Part, Extractor> = {
  api: {
    ...extractorOf('api', 'Extracting the API'),
    // The list of entry points stands there.
    sources: ['src/reference/api', 'src/site.config.ts'],
  },
  cli: extractorOf('cli', 'Extracting the commands'),
  configuration: extractorOf('configuration', 'Extracting the configuration options'),
  errors: extractorOf('errors', 'Extracting the error codes'),
};

const sharedStore = globalThis as { referenceData?: Map<string, unknown> };

/**
 * Makes the data of the reference from the installed packages, unless the cache has it. Whoever asks for reference data awaits this first.
 *
 * @param root the project's folder
 * @throws Error when something about the packages would make wrong pages; the extractor has printed what
 */
export async function prepareReference(root: string = process.cwd()): Promise<void> {
  // One after the other: two compilers at once would need the memory of both.
  for (const [name, extractor] of Object.entries(extractors)) {
    const file = await ensureExtracted(extractor, root);
    loaded.set(keyOf(name as Part, root), JSON.parse(readFileSync(file, 'utf8')));
  }
}

/**
 * The data of this process. Pages are bundled and have a copy of this module, so that it is kept where they all find it; and it stays
 * as it is when a developer edits an extractor while the development server runs.
 */
const loaded = sharedStore.referenceData ?? new Map<string, unknown>();
sharedStore.referenceData = loaded;
const keyOf = (name: Part, root: string): string => `${name} ${root}`;

/** Data of one part, read once in a process. */
export function referenceData<Name extends Part>(
  name: Name,
  root: string = process.cwd(),
): DataOf[Name] {
  const key = keyOf(name, root);
  if (!loaded.has(key)) loaded.set(key, readExtracted(extractors[name], root));
  return loaded.get(key) as DataOf[Name];
}
