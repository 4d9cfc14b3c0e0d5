import type { CheckAnswer, CompileAnswer, ProjectChange, ProjectPath } from '../types.ts';
import {
  startWorker,
  WorkerFailure,
  type WorkerPort,
  type WorkerSettings,
} from '../worker/index.ts';
import type { CompileReply, CompileRequest } from './messages.ts';

/** Where the compiler is, and how it works. */
export interface CompileClientSettings extends WorkerSettings {
  /** Whether components can be replaced while they run, which is usual. */
  readonly hot?: boolean;
  /** Address of the typings of packages that few projects import. */
  readonly rareTypings?: string;
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
  #ending = new AbortController();
  /** The project as the page knows it: a new worker has to be told everything. */
  #files: Record<ProjectPath, string> = {};
  #isInformed = false;
  #pending: Pending | undefined;
  #lastId = 0;

  constructor(settings: CompileClientSettings) {
    this.#settings = settings;
  }

  /**
   * Loads the compiler, for when the reader is about to need it.
   *
   * @throws {WorkerFailure} where it does not start; the next call tries again
   */
  async start(): Promise<void> {
    await this.#started();
  }

  /**
   * Sends a change of the project. The answers to earlier ones never arrive.
   *
   * @param shown version that the preview shows, for replacing parts of it
   * @returns answers that fail with a `WorkerFailure` where the compiler does not start, crashes or fails; the next change starts it anew
   */
  update(change: ProjectChange, shown?: number): CompileAnswers {
    this.#forget();
    this.#files = { ...this.#files, ...change.files };
    for (const path of change.deleted) delete this.#files[path];
    this.#lastId += 1;
    const id = this.#lastId;
    const pending: Pending = { id, compiled: deferred(), checked: deferred() };
    this.#pending = pending;
    this.#send(id, change, shown).catch((failure) => {
      if (this.#pending === pending) this.#fail(failure);
    });
    return { compiled: pending.compiled.promise, checked: pending.checked.promise };
  }

  /** Ends the worker and frees its memory. Open answers are undefined then. */
  dispose(): void {
    this.#forget();
    this.#ending.abort();
    this.#ending = new AbortController();
    this.#stop();
  }

  #started(): Promise<WorkerPort> {
    this.#worker ??= this.#start();
    return this.#worker;
  }

  #start(): Promise<WorkerPort> {
    const starting = startWorker<CompileReply>(this.#settings, {
      part: 'compiler',
      message: { hot: this.#settings.hot ?? true, rareTypings: this.#settings.rareTypings },
      signal: this.#ending.signal,
      onReply: (reply) => this.#take(reply),
      onCrash: (failure) => {
        this.#stop();
        this.#fail(failure);
      },
    });
    starting.catch(() => {
      if (this.#worker === starting) this.#stop();
    });
    return starting;
  }

  async #send(id: number, change: ProjectChange, shown: number | undefined): Promise<void> {
    const worker = await this.#started();
    // While the worker started, a newer change may have come, which brings all files with it; or nobody wants them any more.
    if (!this.#isInformed && this.#pending?.id !== id) return;
    const whole: ProjectChange = { version: change.version, files: this.#files, deleted: [] };
    const request: CompileRequest = {
      kind: 'change',
      id,
      change: this.#isInformed ? change : whole,
      shown,
    };
    this.#isInformed = true;
    worker.postMessage(request);
  }

  #take(reply: CompileReply): void {
    if (reply.kind === 'started' || reply.id !== this.#pending?.id) return;
    if (reply.kind === 'compiled') this.#pending.compiled.resolve(reply.answer);
    else if (reply.kind === 'checked') this.#pending.checked.resolve(reply.answer);
    else this.#fail(new WorkerFailure('compiler', reply.message));
  }

  // What is settled already stays as it is.

  #forget(): void {
    this.#pending?.compiled.resolve(undefined);
    this.#pending?.checked.resolve(undefined);
    this.#pending = undefined;
  }

  #fail(failure: WorkerFailure): void {
    this.#pending?.compiled.reject(failure);
    this.#pending?.checked.reject(failure);
    this.#pending = undefined;
  }

  #stop(): void {
    this.#worker = undefined;
    this.#isInformed = false;
  }
}
