import { WorkerFailure } from './worker-failure.ts';

/** What a client needs of a worker, so that tests can stand in for one. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** A worker, and what it reads. */
export interface WorkerSettings {
  /** Makes the worker: `() => new Worker(address, { type: 'module' })`. */
  readonly makeWorker: () => WorkerPort;
  /** Address of the typings that it reads. */
  readonly typings: string;
}

/** What its client does with a worker. */
export interface WorkerUse<Reply> {
  /** What the worker is for the reader. */
  readonly part: WorkerFailure['part'];
  /** Settings that are sent with the typings. */
  readonly message?: object;
  /** Ends the worker, even while it starts. */
  readonly signal: AbortSignal;
  readonly onReply: (reply: Reply) => void;
  /** Called where the worker has crashed after it had started. It is ended then. */
  readonly onCrash: (failure: WorkerFailure) => void;
}

async function load(part: WorkerFailure['part'], address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new WorkerFailure(part, `${address} answers ${response.status}`);
  return response.arrayBuffer();
}

/** Resolves when a worker says that it has started, rejects where it can't. */
function listen<Reply>(
  worker: WorkerPort,
  { part, signal, onReply, onCrash }: WorkerUse<Reply>,
): Promise<void> {
  let hasStarted = false;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => {
      worker.terminate();
      reject(new WorkerFailure(part, 'it was ended'));
    });
    worker.onmessage = ({ data }: MessageEvent<Reply & { readonly kind: string }>) => {
      if (data.kind !== 'started') return onReply(data);
      hasStarted = true;
      resolve();
    };
    worker.onerror = (event) => {
      event.preventDefault?.();
      worker.terminate();
      const failure = new WorkerFailure(part, event.message);
      if (hasStarted) onCrash(failure);
      else reject(failure);
    };
  });
}

/**
 * Starts a worker and gives it its typings, which are loaded meanwhile: they are large, and so is the worker.
 *
 * @throws {WorkerFailure} where one of them is not there or does not work
 */
export async function startWorker<Reply>(
  { makeWorker, typings }: WorkerSettings,
  use: WorkerUse<Reply>,
): Promise<WorkerPort> {
  const loading = load(use.part, typings);
  loading.catch(() => {});
  let worker: WorkerPort | undefined;
  try {
    worker = makeWorker();
    const started = listen(worker, use);
    // A worker that is not there is known before the typings are.
    const bytes = await Promise.race([loading, started.then(() => loading)]);
    worker.postMessage({ kind: 'start', typings: bytes, ...use.message }, [bytes]);
    await started;
    return worker;
  } catch (error) {
    worker?.terminate();
    throw error instanceof WorkerFailure ? error : new WorkerFailure(use.part, String(error));
  }
}
