import type {
  CheckAnswer,
  CompileAnswer,
  ProjectChange,
  ProjectFiles,
  ProjectPath,
} from '../types.ts';
import type { CompileReply, CompileRequest } from './messages.ts';
import { WorkerFailure } from './worker-failure.ts';

/** What the client needs of a worker, so that tests can stand in for one. */
export type WorkerPort = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>;

/** Where the compiler is. */
export interface CompileClientSettings {
  /** Makes the worker: `() => new Worker(address, { type: 'module' })`. */
  readonly makeWorker: () => WorkerPort;
  /** Address of the typings. */
  readonly typings: string;
  /** Whether components can be replaced while they run. */
  readonly hot?: boolean;
}

/** The two answers to a change. Each is undefined where a newer change came before it. */
export interface CompileAnswers {
  /** What can be run. */
  readonly compiled: Promise<CompileAnswer | undefined>;
  /** What is wrong, types included. */
  readonly checked: Promise<CheckAnswer | undefined>;
}

type Deferred<T> = ReturnType<typeof Promise.withResolvers<T | undefined>>;

interface Pending {
  readonly id: number;
  readonly compiled: Deferred<CompileAnswer>;
  readonly checked: Deferred<CheckAnswer>;
}

function deferred<T>(): Deferred<T> {
  const made = Promise.withResolvers<T | undefined>();
  // Who does not wait for an answer has no use for its failure either.
  made.promise.catch(() => {});
  return made;
}

/** The page's end of the compile worker. Starts it with the first change, and anew after it has crashed. */
export class CompileClient {
  readonly #settings: CompileClientSettings;
  #worker: Promise<WorkerPort> | undefined;
  #live: WorkerPort | undefined;
  /** The project as the page knows it: a new worker has to be told everything. */
  #files: Record<ProjectPath, string> = {};
  #isInformed = false;
  #pending: Pending | undefined;
  #lastId = 0;

  constructor(settings: CompileClientSettings) {
    this.#settings = settings;
  }

  /** Loads the compiler, for when the reader is about to need it. */
  async start(): Promise<void> {
    this.#worker ??= this.#startWorker();
    await this.#worker;
  }

  /**
   * Sends a change of the project. The answers to earlier ones never arrive.
   *
   * @param shown version that the preview shows, for replacing parts of it
   * @throws {WorkerFailure} in both answers, where the compiler does not start, crashes or fails; the next change starts it anew
   */
  update(change: ProjectChange, shown?: number): CompileAnswers {
    this.#settle((pending) => {
      pending.compiled.resolve(undefined);
      pending.checked.resolve(undefined);
    });
    this.#files = { ...this.#files, ...change.files };
    for (const path of change.deleted) delete this.#files[path];
    this.#lastId += 1;
    const pending = {
      id: this.#lastId,
      compiled: deferred<CompileAnswer>(),
      checked: deferred<CheckAnswer>(),
    };
    this.#pending = pending;
    void this.#send(pending, change, shown);
    return { compiled: pending.compiled.promise, checked: pending.checked.promise };
  }

  /** Ends the worker and frees its memory. What is asked for then is never answered. */
  dispose(): void {
    this.#settle((pending) => {
      pending.compiled.resolve(undefined);
      pending.checked.resolve(undefined);
    });
    this.#stop();
  }

  async #send({ id }: Pending, change: ProjectChange, shown: number | undefined): Promise<void> {
    try {
      await this.start();
    } catch (error) {
      if (this.#pending?.id === id) this.#fail(error as WorkerFailure);
      return;
    }
    const files: ProjectFiles = this.#files;
    const whole = { version: change.version, files, deleted: [] };
    const isOvertaken = this.#pending?.id !== id;
    // A change that a newer one overtook while the worker started is in the files that the newer one sends.
    if (isOvertaken && !this.#isInformed) return;
    const request = {
      kind: 'change',
      id,
      change: this.#isInformed ? change : whole,
      shown,
    } as const;
    this.#isInformed = true;
    this.#post(request);
  }

  #post(request: CompileRequest, transfer: Transferable[] = []): void {
    this.#live?.postMessage(request, transfer);
  }

  /** The typings come meanwhile: they are large, and so is the worker. */
  async #startWorker(): Promise<WorkerPort> {
    const { makeWorker, typings, hot = true } = this.#settings;
    const loaded = this.#load(typings);
    loaded.catch(() => {});
    try {
      const worker = makeWorker();
      this.#live = worker;
      const started = new Promise<void>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<CompileReply>) => {
          if (data.kind === 'started') resolve();
          else this.#take(data);
        };
        worker.onerror = (event) => {
          event.preventDefault?.();
          const failure = new WorkerFailure('compiler', event.message);
          reject(failure);
          if (this.#live === worker) this.#crash(failure);
        };
      });
      const bytes = await Promise.race([loaded, started.then(() => loaded)]);
      worker.postMessage({ kind: 'start', typings: bytes, hot } satisfies CompileRequest, [bytes]);
      await started;
      return worker;
    } catch (error) {
      this.#stop();
      throw error instanceof WorkerFailure ? error : new WorkerFailure('compiler', String(error));
    }
  }

  async #load(address: string): Promise<ArrayBuffer> {
    const response = await fetch(address);
    if (!response.ok) throw new WorkerFailure('compiler', `${address} answers ${response.status}`);
    return response.arrayBuffer();
  }

  #take(reply: CompileReply): void {
    if (reply.kind === 'started' || reply.id !== this.#pending?.id) return;
    if (reply.kind === 'failed') this.#fail(new WorkerFailure('compiler', reply.message));
    else if (reply.kind === 'compiled') this.#pending.compiled.resolve(reply.answer);
    else this.#pending.checked.resolve(reply.answer);
  }

  #crash(failure: WorkerFailure): void {
    this.#stop();
    this.#fail(failure);
  }

  #fail(failure: WorkerFailure): void {
    this.#settle((pending) => {
      pending.compiled.reject(failure);
      pending.checked.reject(failure);
    });
  }

  /** What is settled already stays as it is. */
  #settle(how: (pending: Pending) => void): void {
    if (this.#pending) how(this.#pending);
    this.#pending = undefined;
  }

  #stop(): void {
    this.#live?.terminate();
    this.#live = undefined;
    this.#worker = undefined;
    this.#isInformed = false;
  }
}
