import type { Outcome } from '../../offline/index.ts';
import { ask } from './worker-link.ts';

/** Files that the worker is asked to keep at a time. */
const lot = 48;

/**
 * Has the worker keep files, lot by lot, and then remember that the reader wants everything. What has arrived stays, however it ends.
 *
 * @param signal stops it after the lot that is under way
 * @param onProgress gets the share that has arrived, from 0 to 1
 */
export async function keepAll(
  worker: ServiceWorker,
  files: readonly string[],
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Outcome | 'stopped'> {
  for (let first = 0; first < files.length; first += lot) {
    onProgress(first / files.length);
    const wanted = files.slice(first, first + lot);
    const { outcome } = await ask(worker, { type: 'keep', files: wanted });
    if (signal.aborted) return 'stopped';
    if (outcome !== 'kept') return outcome;
  }
  const { outcome } = await ask(worker, { type: 'choose-all' });
  return outcome;
}

/** Whether the browser says that so many bytes do not fit; where it says nothing, they may. */
export async function isTooMuch(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota !== undefined && quota - (usage ?? 0) < bytes;
}
