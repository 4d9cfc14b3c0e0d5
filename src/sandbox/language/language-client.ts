import type {
  CodeFix,
  Completion,
  CompletionDetails,
  Definition,
  Diagnostic,
  Hover,
  LanguageClient,
  ProjectChange,
  ProjectEdits,
  ProjectPath,
  RenameAnswer,
  SignatureHelp,
} from '../types.ts';
import {
  startWorker,
  WorkerFailure,
  type WorkerPort,
  type WorkerSettings,
} from '../worker/index.ts';
import type {
  Completions,
  LanguageQuestions,
  LanguageReply,
  LanguageRequest,
  ServiceCompletion,
} from './messages.ts';

interface Pending {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (failure: WorkerFailure) => void;
}

/** The page's end of the language worker. Starts it with the first question, and anew after it has crashed. */
export class LanguageWorkerClient implements LanguageClient {
  readonly #settings: WorkerSettings;
  #worker: Promise<WorkerPort> | undefined;
  #ending = new AbortController();
  /** The worker that knows the project. */
  #informed: WorkerPort | undefined;
  /** The project as the page knows it: a new worker has to be told everything. */
  #files: Record<ProjectPath, string> = {};
  #version = 0;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;

  /** @param settings where the service is; its typings are those with documentation */
  constructor(settings: WorkerSettings) {
    this.#settings = settings;
  }

  /**
   * Loads the service, for when the reader is about to need it.
   *
   * @throws {WorkerFailure} where it does not start; the next call tries again
   */
  async start(): Promise<void> {
    await this.#started();
  }

  /** Tells of a change of the project. */
  update(change: ProjectChange): void {
    this.#files = { ...this.#files, ...change.files };
    for (const path of change.deleted) delete this.#files[path];
    this.#version = change.version;
    this.#informed?.postMessage({ kind: 'change', change } satisfies LanguageRequest);
  }

  // All questions are about the project as it was told of last. They fail with a `WorkerFailure` where the service does not start, crashes or
  // fails; the next question starts it anew.

  completions(
    file: ProjectPath,
    offset: number,
    trigger?: string,
  ): Promise<Completions | undefined> {
    return this.#ask('complete', { file, offset, trigger });
  }

  /** @param completion one that the service has given */
  async completionDetails(
    file: ProjectPath,
    offset: number,
    completion: Completion,
  ): Promise<CompletionDetails | undefined> {
    const { token } = completion as Partial<ServiceCompletion>;
    return token === undefined ? undefined : this.#ask('details', { file, offset, token });
  }

  hover(file: ProjectPath, offset: number): Promise<Hover | undefined> {
    return this.#ask('hover', { file, offset });
  }

  definition(file: ProjectPath, offset: number): Promise<Definition | undefined> {
    return this.#ask('define', { file, offset });
  }

  rename(file: ProjectPath, offset: number, name?: string): Promise<RenameAnswer> {
    return this.#ask('rename', { file, offset, name });
  }

  signature(file: ProjectPath, offset: number): Promise<SignatureHelp | undefined> {
    return this.#ask('signature', { file, offset });
  }

  fixes(file: ProjectPath, start: number, end: number): Promise<readonly CodeFix[]> {
    return this.#ask('fix', { file, start, end });
  }

  editsForRename(from: ProjectPath, to: ProjectPath): Promise<ProjectEdits> {
    return this.#ask('move', { from, to });
  }

  /** What is wrong in a file, templates included. */
  diagnostics(file: ProjectPath): Promise<readonly Diagnostic[]> {
    return this.#ask('diagnose', { file });
  }

  async #ask<K extends keyof LanguageQuestions>(
    kind: K,
    question: LanguageQuestions[K]['question'],
  ): Promise<LanguageQuestions[K]['answer']> {
    const worker = await this.#started();
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve: resolve as Pending['resolve'], reject });
      worker.postMessage({ kind, id, question });
    });
  }

  /** Ends the worker and frees its memory. Questions that are open stay without an answer. */
  dispose(): void {
    this.#pending.clear();
    this.#ending.abort();
    this.#ending = new AbortController();
    this.#stop();
  }

  async #started(): Promise<WorkerPort> {
    this.#worker ??= this.#start();
    const worker = await this.#worker;
    if (this.#informed !== worker) {
      this.#informed = worker;
      const change = { version: this.#version, files: this.#files, deleted: [] };
      worker.postMessage({ kind: 'change', change } satisfies LanguageRequest);
    }
    return worker;
  }

  #start(): Promise<WorkerPort> {
    const starting = startWorker<LanguageReply>(this.#settings, {
      part: 'language service',
      signal: this.#ending.signal,
      onReply: (reply) => this.#take(reply),
      onCrash: (failure) => this.#crash(failure),
    });
    starting.catch(() => {
      if (this.#worker === starting) this.#stop();
    });
    return starting;
  }

  #take(reply: LanguageReply): void {
    if (reply.kind === 'started') return;
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (reply.kind === 'answer') pending?.resolve(reply.answer);
    else pending?.reject(new WorkerFailure('language service', reply.message));
  }

  #crash(failure: WorkerFailure): void {
    this.#stop();
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of pending) reject(failure);
  }

  #stop(): void {
    this.#worker = undefined;
    this.#informed = undefined;
  }
}
