// The build gives this module one name for ever, see `handle-error.ts`: it may import nothing that other modules share.
import type { ToWorker } from '../../offline/index.ts';

/** The worker of a newer build that is there as a whole, where the reader keeps pages for reading offline. */
async function waitingWorker(): Promise<ServiceWorker | null | undefined> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const registration = await serviceWorker?.getRegistration().catch(() => undefined);
  return registration?.waiting;
}

/** Loads the page anew. A worker that waits takes over before: the one that serves would answer with the old build again. */
export async function loadNewBuild(): Promise<void> {
  const waiting = await waitingWorker();
  if (!waiting) return location.reload();
  // A page that no worker controls gets no `controllerchange`.
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated' || waiting.state === 'redundant') location.reload();
  });
  waiting.postMessage({ type: 'take-over' } satisfies ToWorker);
}
