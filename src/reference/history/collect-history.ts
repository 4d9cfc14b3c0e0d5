import { formatName, type HistoryFile, type NameHistory } from './history.ts';
import type { ExportedName } from './list-exports.ts';

/** The names of one major, by module. */
export interface MajorExports {
  readonly major: number;
  readonly version: string;
  readonly modules: ReadonlyMap<string, readonly ExportedName[]>;
}

/** Joins the names of several majors into the committed data. */
export function collectHistory(releases: readonly MajorExports[]): HistoryFile {
  const ascending = [...releases].sort((a, b) => a.major - b.major);
  const modules = [...new Set(ascending.flatMap((release) => [...release.modules.keys()]))].sort();
  return {
    versions: Object.fromEntries(ascending.map(({ major, version }) => [major, version])),
    modules: Object.fromEntries(
      modules.map((module) => [module, textsOf(module, ascending)] as const),
    ),
  };
}

function textsOf(module: string, releases: readonly MajorExports[]): Record<string, string> {
  const names = releases.flatMap(({ modules }) => modules.get(module) ?? []);
  const sorted = [...new Set(names.map(({ name }) => name))].sort();
  return Object.fromEntries(
    sorted.map((name) => [name, formatName(historyOfName(module, name, releases))]),
  );
}

function historyOfName(
  module: string,
  name: string,
  releases: readonly MajorExports[],
): NameHistory {
  const found = releases.flatMap(({ major, modules }) => {
    const exported = modules.get(module)?.find((candidate) => candidate.name === name);
    return exported ? [{ major, ...exported }] : [];
  });
  const since = found.slice(found.findLastIndex(({ deprecated }) => !deprecated) + 1)[0]?.major;
  return {
    module,
    name,
    kind: found.at(-1)?.kind ?? '',
    majors: found.map(({ major }) => major),
    ...(since !== undefined && { deprecatedSince: since }),
  };
}
