import {
  cacheOf,
  everyFile,
  type FromWorker,
  isOurCache,
  MANIFEST_KEY,
  type OfflineManifest,
  readManifest,
  stateCache,
  wantsAll,
} from '../index.ts';
import { buildOfCache } from '../names.ts';
import { livingBuilds } from './client-builds.ts';
import { carryOut, outcomeOf, stopKeeping } from './keep.ts';
import { integrity, manifestAddress, ownBuild, ownCache, ownManifest } from './own-build.ts';
import { type ExtendableEvent, scope } from './scope.ts';
import { type OlderBuild, planUpdate, unneededCaches, wantedFiles } from './update-plan.ts';

/**
 * Brings together everything that this build has to keep, before its worker may take the place of an older one. What has not changed is copied, and the older build's files stay
 * as they are: a failure leaves the reader with those.
 */
export function install(event: ExtendableEvent): Promise<void> {
  installation = bringTogether(event);
  return installation;
}

let installation: Promise<void> | undefined;

/** Resolves when no installation is under way any more, however it has ended. */
export async function afterInstallation(): Promise<void> {
  await installation?.catch(() => {});
}

async function bringTogether(event: ExtendableEvent): Promise<void> {
  try {
    const response = await fetch(manifestAddress, { integrity, cache: 'no-cache' });
    const manifest = await response.clone().json();
    await gather(manifest, event);
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

/** Gets what this build has to keep, as far as it does not yet. */
async function gather(manifest: OfflineManifest, event: ExtendableEvent): Promise<void> {
  const older = await olderBuilds();
  const hashes = everyFile(manifest);
  const wanted = wantedFiles(hashes, Object.keys(manifest.core), older, await wantsAll());
  await carryOut(planUpdate(wanted, hashes, older), hashes, event);
}

/** The reader has asked for this build; they wait no longer than this for what has been kept since it was installed. In milliseconds. */
const patience = 5000;

/**
 * Takes the place of the worker of an older build, with what that has kept since this one was installed. A file that can't be loaded is no reason to stay with the old build: a later visit
 * keeps it.
 */
export async function takeOver(event: ExtendableEvent): Promise<void> {
  const gathered = catchUp(event).catch(() => {});
  event.waitUntil(gathered);
  await Promise.race([gathered, new Promise((done) => setTimeout(done, patience))]);
  await scope.skipWaiting();
}

async function catchUp(event: ExtendableEvent): Promise<void> {
  const manifest = await ownManifest();
  if (manifest) await gather(manifest, event);
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
