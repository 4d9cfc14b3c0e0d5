import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { cacheOf, type Outcome } from '../index.ts';
import { contentHash } from './content-hash.ts';
import { ownCache } from './own-build.ts';
import type { ExtendableEvent } from './scope.ts';
import type { UpdatePlan } from './update-plan.ts';

/** Requests at a time: a host answers many, and the reader's own come in between. */
const lanes = 6;

/** Ends what is being kept when the reader removes everything. */
let stopping = new AbortController();

/** What is being kept just now. */
const underWay = new Set<Promise<void>>();

/** Ends whatever is being kept; afterwards nothing is put into a cache any more. */
export async function stopKeeping(): Promise<void> {
  stopping.abort();
  await Promise.allSettled(underWay);
  stopping = new AbortController();
}

/** A file of another build than this worker's, or none at all. */
class OtherContent extends Error {}

/** A response as it is kept: whole, and without headers about how it was sent. */
export function keepable(body: ArrayBuffer, { headers: sent }: Response): Response {
  const headers = new Headers(sent);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  return new Response(body, { headers });
}

/** Loads a file past all caches of the browser, and keeps it if it is of this build: whatever the host answers meanwhile, no other content comes into the cache. */
class KeepStrategy extends Strategy {
  readonly #hash: string;

  constructor(hash: string) {
    super({ cacheName: ownCache, fetchOptions: { cache: 'no-cache', signal: stopping.signal } });
    this.#hash = hash;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    const body = await response.arrayBuffer();
    if ((await contentHash(body)) !== this.#hash)
      throw new OtherContent(`${request.url} is not of this build.`);
    await handler.cachePut(request, keepable(body, response));
    return response;
  }
}

async function keepOne(address: string, hash: string, event: ExtendableEvent): Promise<void> {
  await new KeepStrategy(hash).handle({ event, request: new Request(address) });
}

async function copyOne(address: string, from: string): Promise<boolean> {
  const found = await caches.match(address, { cacheName: cacheOf(from) });
  if (!found) return false;
  const cache = await caches.open(ownCache);
  await cache.put(address, found);
  return true;
}

/** Runs tasks a few at a time. After a failure no more are begun, and it fails once those that were begun have ended. */
async function inLanes(tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = tasks.values();
  const { signal } = stopping;
  const failures: unknown[] = [];
  const lane = async () => {
    for (const task of waiting) {
      if (signal.aborted) failures.push(signal.reason);
      else await task().catch((error: unknown) => failures.push(error));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failures.length > 0) throw failures[0];
}

/** What went wrong, as the reader needs to know it. */
export function outcomeOf(error: unknown): Outcome {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'failed';
}

/**
 * Carries out a plan; files that are kept already are skipped. What was kept before a failure stays, so that the next attempt goes on from there.
 *
 * @param hashes of the build's files
 * @throws what the network or the storage failed with
 */
export function carryOut(
  plan: UpdatePlan,
  hashes: ReadonlyMap<string, string>,
  event: ExtendableEvent,
): Promise<void> {
  const work = complete(plan, hashes, event);
  underWay.add(work);
  const end = () => underWay.delete(work);
  work.then(end, end);
  return work;
}

async function complete(
  { copy, fetch }: UpdatePlan,
  hashes: ReadonlyMap<string, string>,
  event: ExtendableEvent,
): Promise<void> {
  const cache = await caches.open(ownCache);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const load = (address: string) => keepOne(address, hashes.get(address) ?? '', event);
  const missing = (address: string) => !there.has(address);
  await inLanes([
    ...copy
      .filter(([address]) => missing(address))
      .map(
        ([address, from]) =>
          async () =>
            (await copyOne(address, from)) || (await load(address)),
      ),
    ...fetch.filter(missing).map((address) => () => load(address)),
  ]);
}
