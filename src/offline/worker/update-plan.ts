import { buildOfCache } from '../names.ts';

/** An older build: the hashes of its files, and the addresses of those that are kept. */
export interface OlderBuild {
  readonly build: string;
  readonly hashes: ReadonlyMap<string, string>;
  readonly kept: ReadonlySet<string>;
}

/** How a new build gets its files. */
export interface UpdatePlan {
  /** Unchanged since an older build, which has them: address, and that build. */
  readonly copy: readonly (readonly [address: string, from: string])[];
  readonly fetch: readonly string[];
}

/**
 * What a new build has to keep.
 *
 * @param hashes of all its files
 * @param core addresses that are always kept
 * @param all whether the reader wants everything; otherwise the new build keeps what older ones do, as far as it has such files
 */
export function wantedFiles(
  hashes: ReadonlyMap<string, string>,
  core: readonly string[],
  older: readonly OlderBuild[],
  all: boolean,
): string[] {
  if (all) return [...hashes.keys()];
  const kept = older.flatMap((build) => [...build.kept]).filter((address) => hashes.has(address));
  return [...new Set([...core, ...kept])];
}

/** Which of the wanted files are copied and which are loaded: a file is copied only where an older build has it with the very same content. */
export function planUpdate(
  wanted: readonly string[],
  hashes: ReadonlyMap<string, string>,
  older: readonly OlderBuild[],
): UpdatePlan {
  const copy: [string, string][] = [];
  const fetch: string[] = [];
  for (const address of wanted) {
    const hash = hashes.get(address);
    const source = older.find(
      (build) => build.kept.has(address) && build.hashes.get(address) === hash,
    );
    if (source) copy.push([address, source.build]);
    else fetch.push(address);
  }
  return { copy, fetch };
}

/**
 * The caches that nobody needs any more: those of other builds of which no page is open. Caches of others are none of our business.
 *
 * @param living builds of open pages
 */
export function unneededCaches(
  names: readonly string[],
  own: string,
  living: ReadonlySet<string>,
): string[] {
  return names.filter((name) => {
    const build = buildOfCache(name);
    return build !== undefined && build !== own && !living.has(build);
  });
}
