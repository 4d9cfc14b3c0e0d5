import type { OfflineManifest } from './manifest.ts';
import { cacheOf, MANIFEST_KEY } from './names.ts';

/** The list of a build that is kept; undefined where the build is not, or not any more. */
export async function readManifest(build: string): Promise<OfflineManifest | undefined> {
  const found = await caches.match(MANIFEST_KEY, { cacheName: cacheOf(build) });
  return found?.json();
}
