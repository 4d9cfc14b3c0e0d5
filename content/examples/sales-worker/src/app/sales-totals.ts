import type { Sale } from './totals';

export async function totalsInWorker(
  sales: readonly Sale[],
  signal?: AbortSignal,
): Promise<Record<string, number>> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./totals.worker', import.meta.url));
  try {
    return await new Promise<Record<string, number>>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message));
      };
      signal?.addEventListener('abort', () => reject(signal.reason));
      worker.postMessage(sales);
    });
  } finally {
    worker.terminate();
  }
}
