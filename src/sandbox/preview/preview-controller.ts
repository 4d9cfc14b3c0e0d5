import type { CompileOutput, HotUpdate, ProjectFiles } from '../types.ts';
import type { Check, CheckResult } from './checks.ts';
import { Emitter, type Listener, type PreviewEvents, type PreviewState } from './events.ts';
import { FramePool } from './frame-pool.ts';
import type { FrameSession, SessionHandlers } from './frame-session.ts';
import { Places } from './places.ts';
import type { Preview, PreviewOptions, ShowOptions } from './preview.ts';
import { Probes } from './probes.ts';
import type { FromFrame } from './protocol/messages.ts';
import { runnable } from './runnable.ts';
import { importedNames, MissingFile, RuntimeFiles } from './runtime-files.ts';
import { followScheme } from './scheme.ts';
import { Stage } from './stage.ts';
import { toEntry, toError } from './to-events.ts';
import { Turns } from './turns.ts';

type Message<Type extends FromFrame['type']> = Extract<FromFrame, { type: Type }>;

/** How long a start may take before it is shown as far as it is, in milliseconds: an application may load nothing but data for a while. */
const START_PATIENCE = 5000;

/** How long a browser may take to end the thread of frames that are gone, in milliseconds. */
const THREAD_END = 300;

/** How often an application may load itself again without somebody asking for it. */
const MOST_OWN_RELOADS = 3;

/** Shows one state of a project after the other, each in a frame of its own. */
export class PreviewController implements Preview {
  readonly #host: HTMLElement;
  readonly #files: RuntimeFiles;
  readonly #pool: FramePool;
  readonly #probes: Probes;
  readonly #events = new Emitter();
  readonly #handlers: SessionHandlers;
  readonly #stopFollowing: () => void;
  /** Starts and replacements in their order: what belongs to an earlier one is not heard any more. */
  readonly #turns = new Turns();
  #state: PreviewState = 'idle';
  #scheme = '';
  #output: CompileOutput | undefined;
  #places = new Places({});
  #url = '/';
  readonly #stage = new Stage();
  #startedAt = 0;
  #broken = false;
  #ownReloads = 0;
  #hotId = 0;
  #disposed = false;

  constructor(container: HTMLElement, { manifest, title, spare = true }: PreviewOptions) {
    this.#host = document.createElement('div');
    this.#host.style.cssText = 'position:relative;inline-size:100%;block-size:100%';
    container.append(this.#host);
    this.#files = new RuntimeFiles(manifest);
    this.#pool = new FramePool(this.#host, title, this.#files, spare);
    this.#probes = new Probes(this.#files, this.#pool, () => void this.#startApart());
    this.#handlers = {
      onMessage: (message, session) => session === this.#stage.active && this.#hear(message),
      onSilence: (session) => this.#silent(session),
      onFailure: (session) => session === this.#stage.active && void this.#failed(),
      onReload: (session) => session === this.#stage.active && this.#reloadedItself(),
    };
    this.#stopFollowing = followScheme(container, (scheme) => {
      this.#scheme = scheme;
      this.#stage.active?.send({ type: 'scheme', scheme });
    });
  }

  get state(): PreviewState {
    return this.#state;
  }

  on<Name extends keyof PreviewEvents>(name: Name, listener: Listener<Name>): () => void {
    return this.#events.on(name, listener);
  }

  preload(files: ProjectFiles): void {
    this.#files.preload(files);
  }

  show(output: CompileOutput | undefined, { url = this.#url }: ShowOptions = {}): void {
    if (!output || this.#disposed) return;
    const before = this.#output;
    this.#output = output;
    this.#places = new Places(output.modules);
    this.#ownReloads = 0;
    const updates = this.#replacements(before, output);
    if (updates && url === this.#url) this.#replace(updates);
    else void this.#start(url);
  }

  reload({ url = this.#url }: ShowOptions = {}): void {
    this.#ownReloads = 0;
    void this.#start(url);
  }

  back(): void {
    this.#stage.active?.send({ type: 'go', by: -1 });
  }

  forward(): void {
    this.#stage.active?.send({ type: 'go', by: 1 });
  }

  visit(url: string): void {
    this.#stage.active?.send({ type: 'visit', url });
  }

  async probe(checks: readonly Check[], files: ProjectFiles): Promise<CheckResult[]> {
    const output = this.#output;
    if (!output) throw new Error('There is nothing to check before something is shown.');
    const results = await this.#probes.run(output, checks, files);
    if (this.#state === 'running' && !this.#disposed)
      this.#pool.prepare(importedNames(output.modules));
    return results;
  }

  dispose(): void {
    this.#disposed = true;
    this.#turns.next();
    this.#stopFollowing();
    this.#endFrames();
    this.#events.clear();
    this.#output = undefined;
    this.#places = new Places({});
    this.#host.remove();
  }

  /** The code that alone brings what runs to an output; undefined where that is not enough. */
  #replacements(
    before: CompileOutput | undefined,
    { hot, hotFrom, version }: CompileOutput,
  ): readonly HotUpdate[] | undefined {
    const follows = before?.version === (hotFrom ?? version - 1);
    const runs = this.#state === 'running' && this.#stage.isSettled && !this.#broken;
    return runs && follows ? hot : undefined;
  }

  #replace(updates: readonly HotUpdate[]): void {
    this.#startedAt = performance.now();
    this.#stage.active?.send({ type: 'hot', id: ++this.#hotId, updates });
  }

  async #start(url: string): Promise<void> {
    const output = this.#output;
    if (!output || this.#disposed) return;
    const isLast = this.#turns.next();
    this.#stage.cancelNext();
    this.#startedAt = performance.now();
    this.#url = url;
    this.#broken = false;
    const session = this.#pool.take(this.#handlers);
    // The frame before may hang, and be what keeps this one from answering.
    session.forgive();
    this.#stage.enter(session);
    this.#setState('starting');
    session.send({ type: 'scheme', scheme: this.#scheme });
    try {
      const runtime = await this.#files.forNames(importedNames(output.modules));
      if (!isLast()) return;
      session.send({ type: 'run', runtime, output: runnable(output), url });
      setTimeout(() => isLast() && this.#arrived(), START_PATIENCE);
    } catch (error) {
      if (isLast()) this.#lost(error);
    }
  }

  #hear(message: FromFrame): void {
    switch (message.type) {
      case 'rendered':
        this.#arrived();
        break;
      case 'console':
        this.#events.emit('console', toEntry(message, this.#places));
        break;
      case 'error':
        this.#erred(message);
        break;
      case 'title':
        this.#events.emit('title', message.title);
        break;
      case 'location':
        this.#url = message.url;
        this.#events.emit('location', message);
        break;
      case 'module':
        this.#events.emit('module', message.name);
        break;
      case 'hot':
        this.#replaced(message);
        break;
      case 'several-maps':
        if (message.supported) this.#pool.evaluateEarly();
        break;
      case 'open':
        void this.#start(message.url);
        break;
    }
  }

  /** Shows the last start, which has something to show. */
  #arrived(): void {
    const { output, milliseconds } = this.#sinceStart();
    if (!output || this.#state !== 'starting') return;
    this.#stage.settle();
    this.#setState('running');
    this.#events.emit('ready', { version: output.version, milliseconds, hot: false });
    this.#pool.prepare(importedNames(output.modules));
  }

  #replaced({ id, applied }: Message<'hot'>): void {
    if (id !== this.#hotId) return;
    const { output, milliseconds } = this.#sinceStart();
    if (!applied) void this.#start(this.#url);
    else if (output)
      this.#events.emit('ready', { version: output.version, milliseconds, hot: true });
  }

  #sinceStart() {
    const milliseconds = Math.round(performance.now() - this.#startedAt);
    return { output: this.#output, milliseconds };
  }

  #erred(message: Message<'error'>): void {
    this.#broken = true;
    this.#events.emit('error', toError(message, this.#places));
    // What could not start has nothing to wait for.
    if (message.source === 'start') this.#arrived();
  }

  /** Ends what does not answer. */
  #silent(session: FrameSession): void {
    if (this.#stage.isLeaving(session) || this.#stage.isHeldUp) void this.#startApart();
    else if (session === this.#stage.active && !this.#probes.areRunning) this.#stop('unresponsive');
  }

  /**
   * Starts anew after a frame other than the application's own has hung. Browsers run frames of one kind in one thread, which ends with the last of them: as long as
   * there is another, it would hang as well.
   */
  async #startApart(): Promise<void> {
    const isLast = this.#turns.next();
    this.#endFrames();
    await new Promise((resolve) => setTimeout(resolve, THREAD_END));
    if (isLast()) void this.#start(this.#url);
  }

  /** The application, or a link in it, has loaded the frame's document again. */
  #reloadedItself(): void {
    if (++this.#ownReloads > MOST_OWN_RELOADS) this.#stop('unresponsive');
    else void this.#start(this.#url);
  }

  async #failed(): Promise<void> {
    const isLast = this.#turns.next();
    const { frame } = this.#files.manifest;
    const response = await fetch(frame, { method: 'HEAD' }).catch(() => undefined);
    if (isLast()) this.#lost(response?.status === 404 ? new MissingFile(frame) : undefined);
  }

  #lost(reason: unknown): void {
    this.#stop('failed');
    if (reason instanceof MissingFile) this.#events.emit('outdated', undefined);
  }

  /** Ends what runs; `reload` or another output starts again. */
  #stop(state: PreviewState): void {
    this.#turns.next();
    this.#endFrames();
    this.#setState(state);
  }

  #endFrames(): void {
    this.#pool.clear();
    this.#stage.clear();
  }

  #setState(state: PreviewState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#events.emit('state', state);
  }
}
