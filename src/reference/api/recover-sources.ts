import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentedPackage } from '../extraction/documented-packages.ts';

/**
 * The TypeScript that a package was built from: its source maps contain it.
 *
 * @returns text by path in the repository, such as `packages/core/src/version.ts`
 */
export function recoverSources({ folder }: DocumentedPackage): Map<string, string> {
  const bundles = readdirSync(folder).find((name) => name.startsWith('fesm'));
  if (bundles === undefined) return new Map();
  const maps = readdirSync(path.join(folder, bundles), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.map'))
    .sort();
  return new Map(
    maps.flatMap((file) => [...sourcesOf(readFileSync(path.join(folder, bundles, file), 'utf8'))]),
  );
}

/** Sources in one source map. */
export function* sourcesOf(map: string): Generator<[file: string, text: string]> {
  const { sources = [], sourcesContent = [] }: { sources?: string[]; sourcesContent?: string[] } =
    JSON.parse(map);
  for (const [index, source] of sources.entries()) {
    const file = repositoryPath(source);
    const text = sourcesContent[index];
    if (file !== undefined && text) yield [file, text];
  }
}

/** Sources are named by their place on the machine that built them; in it stands their place in the repository. */
function repositoryPath(source: string): string | undefined {
  return /(?:^|\/)bin\/((?:packages|src)\/.*)$/.exec(source)?.[1];
}
