import { cacheOf, everyFile, type OfflineManifest, readManifest } from '../../offline/index.ts';

/** What of a build is kept. */
export interface Kept {
  readonly manifest: OfflineManifest;
  /** All that is in the build's cache. */
  readonly addresses: ReadonlySet<string>;
  /** Pages of sections, whole or in part. */
  readonly pages: number;
  /** Files that are not kept yet. */
  readonly missing: readonly string[];
}

/** Addresses in a build's cache. */
async function keptAddresses(build: string): Promise<Set<string>> {
  const name = cacheOf(build);
  if (!(await caches.has(name))) return new Set();
  const cache = await caches.open(name);
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
}

/** What of a build is kept; undefined where nothing is. */
export async function readKept(build: string): Promise<Kept | undefined> {
  const manifest = await readManifest(build);
  if (!manifest) return undefined;
  const addresses = await keptAddresses(build);
  const pages = manifest.sections
    .flatMap((section) => Object.keys(section.pages))
    .filter((page) => addresses.has(page)).length;
  const missing = [...everyFile(manifest).keys()].filter((address) => !addresses.has(address));
  return { manifest, addresses, pages, missing };
}
