import { cacheOf, type OfflineManifest, readManifest } from '../index.ts';

/** Written into the worker by the build. */
declare const OFFLINE_BUILD: {
  readonly build: string;
  readonly manifest: string;
  readonly integrity: string;
};

/** The build that this worker serves. */
export const { build: ownBuild, manifest: manifestAddress, integrity } = OFFLINE_BUILD;
export const ownCache = cacheOf(ownBuild);

let manifest: Promise<OfflineManifest | undefined> | undefined;

/** The list of this build's files; undefined where the reader, or the browser, has removed what was kept. Then the worker leaves every request alone. */
export async function ownManifest(): Promise<OfflineManifest | undefined> {
  manifest ??= readManifest(ownBuild);
  const found = await manifest.catch(() => undefined);
  if (!found || !(await caches.has(ownCache))) {
    manifest = undefined;
    return undefined;
  }
  return found;
}
