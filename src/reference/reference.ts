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
  api: extractorOf('api', 'Extracting the API'),
  cli: extractorOf('cli', 'Extracting the commands'),
  configuration: extractorOf('configuration', 'Extracting the configuration options'),
  errors: extractorOf('errors', 'Extracting the error codes'),
};

/**
 * Makes the data of the reference from the installed packages, unless the cache has it. Whoever asks for reference data awaits this first.
 *
 * @param root the project's folder
 * @throws Error when something about the packages would make wrong pages; the extractor has printed what
 */
export async function prepareReference(root: string = process.cwd()): Promise<void> {
  // One after the other: two compilers at once would need the memory of both.
  for (const extractor of Object.values(extractors)) await ensureExtracted(extractor, root);
}

const loaded = new Map<Part, unknown>();

/** Data of one part, read once in a process. */
export function referenceData<Name extends Part>(
  name: Name,
  root: string = process.cwd(),
): DataOf[Name] {
  if (!loaded.has(name)) loaded.set(name, readExtracted(extractors[name], root));
  return loaded.get(name) as DataOf[Name];
}
