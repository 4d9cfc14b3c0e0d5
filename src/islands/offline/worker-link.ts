import {
  type FromWorker,
  isOurCache,
  type Outcome,
  type ToWorker,
  workerAddress,
} from '../../offline/index.ts';

/** The worker that serves, if there is one. One that was removed may control the page still, but is registered no more. */
export async function activeWorker(): Promise<ServiceWorker | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return undefined;
  return navigator.serviceWorker.controller ?? registration.active ?? undefined;
}

/** A worker that has been asked will not answer any more. */
export class WorkerGone extends Error {}

/**
 * Asks a worker for something and waits for its answer; one that has ended before is started by the browser again.
 *
 * @throws {WorkerGone} where another worker has taken its place, or the browser has ended it meanwhile
 */
export function ask(worker: ServiceWorker, message: ToWorker): Promise<FromWorker> {
  const { port1, port2 } = new MessageChannel();
  const over = new AbortController();
  const { signal } = over;
  return new Promise<FromWorker>((done, fail) => {
    const giveUp = () => fail(new WorkerGone(`No answer to “${message.type}”.`));
    const look = () => {
      if (worker.state === 'redundant') giveUp();
    };
    port1.addEventListener('message', ({ data }) => done(data), { signal });
    // Browsers that know this event tell of a worker that was ended.
    port1.addEventListener('close', giveUp, { signal });
    worker.addEventListener('statechange', look, { signal });
    port1.start();
    worker.postMessage(message, [port2]);
    look();
  }).finally(() => {
    over.abort();
    port1.close();
  });
}

/**
 * Registers the worker and waits until it has what every page needs.
 *
 * @returns the worker, or why there is none; then nothing is left behind
 * @throws what the browser says where it allows no worker
 */
export async function register(): Promise<ServiceWorker | Outcome> {
  let outcome: Outcome = 'failed';
  const listen = ({ data }: MessageEvent<FromWorker>) => {
    outcome = data.outcome;
  };
  navigator.serviceWorker.addEventListener('message', listen);
  // Without a page that uses it, the queue of messages stays closed.
  navigator.serviceWorker.startMessages();
  try {
    const registration = await navigator.serviceWorker.register(workerAddress, {
      updateViaCache: 'none',
    });
    const worker = registration.active ?? (await settled(registration));
    // One that was removed goes on as long as pages are open, and has nothing then.
    if (worker) ({ outcome } = await ask(worker, { type: 'prepare' }));
    if (worker && outcome === 'kept') return worker;
    await unregister();
    return outcome;
  } finally {
    navigator.serviceWorker.removeEventListener('message', listen);
  }
}

/** The worker of a registration once it serves; undefined where its installation has failed. */
function settled(registration: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> {
  const worker = registration.installing ?? registration.waiting;
  return new Promise((done) => {
    const look = () => {
      if (!worker || worker.state === 'redundant') done(undefined);
      else if (worker.state === 'activated') done(worker);
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

/** Takes everything back: every cache, and the worker. It stops first, so that it puts nothing into them again; without caches it leaves all requests alone. */
export async function unregister(): Promise<void> {
  const worker = await activeWorker();
  // A worker that is gone puts nothing anywhere.
  if (worker) await ask(worker, { type: 'remove' }).catch(() => {});
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter(isOurCache).map((name) => caches.delete(name)));
}
