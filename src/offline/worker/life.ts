import {
  cacheOf,
  everyFile,
  type FromWorker,
  isOurCache,
  MANIFEST_KEY,
  readChoice,
  readManifest,
  stateCache,
} from '../index.ts';
import { buildOfCache } from '../names.ts';
import { livingBuilds } from './client-builds.ts';
import { carryOut, outcomeOf, stopKeeping } from './keep.ts';
import { integrity, manifestAddress, ownBuild, ownCache } from './own-build.ts';
import { type ExtendableEvent, scope } from './scope.ts';
import { type OlderBuild, planUpdate, unneededCaches, wantedFiles } from './update-plan.ts';

/**
 * Brings together everything that this build has to keep, before its worker may take the place of an older one. What has not changed is copied, and the older build's files stay
 * as they are: a failure leaves the reader with those.
 */
export async function install(event: ExtendableEvent): Promise<void> {
  try {
    const response = await fetch(manifestAddress, { integrity, cache: 'no-cache' });
    const manifest = await response.clone().json();
    const older = await olderBuilds();
    const hashes = everyFile(manifest);
    const all = (await readChoice()) === 'all';
    const wanted = wantedFiles(hashes, Object.keys(manifest.core), older, all);
    await carryOut(planUpdate(wanted, hashes, older), hashes, event);
    // Last: a cache with a list is a complete one.
    await (await caches.open(ownCache)).put(MANIFEST_KEY, response);
    await caches.open(stateCache);
  } catch (error) {
    const pages = await scope.clients.matchAll({ includeUncontrolled: true, type: 'all' });
    for (const page of pages)
      page.postMessage({ outcome: outcomeOf(error), build: ownBuild } satisfies FromWorker);
    throw error;
  }
}

async function olderBuilds(): Promise<OlderBuild[]> {
  const builds = (await caches.keys())
    .map(buildOfCache)
    .filter((build) => build !== undefined && build !== ownBuild);
  const read = async (build: string): Promise<OlderBuild[]> => {
    const manifest = await readManifest(build);
    if (!manifest) return [];
    const cache = await caches.open(cacheOf(build));
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return [{ build, hashes: everyFile(manifest), kept: new Set(kept) }];
  };
  return (await Promise.all(builds.map((build) => read(build ?? '')))).flat();
}

/** Deletes the files of builds of which no page is open any more, unless a newer build is just being made from them. */
export async function tidy(): Promise<void> {
  const { installing, waiting } = scope.registration;
  if (installing || waiting) return;
  const unneeded = unneededCaches(await caches.keys(), ownBuild, await livingBuilds());
  await Promise.all(unneeded.map((name) => caches.delete(name)));
}

/** Stops what is being done and deletes everything; from then on the worker leaves requests alone. */
export async function removeAll(): Promise<void> {
  await stopKeeping();
  const names = (await caches.keys()).filter(isOurCache);
  await Promise.all(names.map((name) => caches.delete(name)));
}
