import { type ApiData, type ApiKind, type ApiModule, apiKinds } from './types.ts';

/** Facts about extracted modules: they are under review when the packages change. */
export function reportOf(modules: readonly ApiModule[]): ApiData['report'] {
  const entries = modules.flatMap((module) => module.entries);
  const withoutSource = entries
    .filter(({ source }) => source === undefined)
    .map(({ module, name }) => `${module} ${name}`);
  return {
    counts: Object.fromEntries(modules.map((module) => [module.module, countsOf(module)])),
    withSource: entries.length - withoutSource.length,
    withoutSource,
  };
}

function countsOf({ entries }: ApiModule): Partial<Record<ApiKind, number>> {
  return Object.fromEntries(
    apiKinds
      .toSorted()
      .map((kind) => [kind, entries.filter((entry) => entry.kind === kind).length])
      .filter(([, count]) => count !== 0),
  );
}
