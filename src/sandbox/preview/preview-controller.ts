import type { CompileOutput, ProjectFiles } from '../types.ts';
import { ApplicationRun } from './application-run.ts';
import type { Check, CheckResult } from './checks.ts';
import {
  Emitter,
  type Listener,
  type PreviewEvents,
  type PreviewState,
  type StopReason,
} from './events.ts';
import { FramePool, threadEnd } from './frame-pool.ts';
import type { FrameSession, SessionHandlers } from './frame-session.ts';
import type { Preview, PreviewOptions, ShowOptions } from './preview.ts';
import { Probes } from './probes.ts';
import type { FromFrame } from './protocol/messages.ts';
import { runnable } from './runnable.ts';
import { importedNames, MissingFile, RuntimeFiles } from './runtime-files.ts';
import { followScheme } from './scheme.ts';
import { Stage } from './stage.ts';
import { tell } from './to-events.ts';
import { Turns } from './turns.ts';

/** Milliseconds until a start is shown as far as it is: applications may load data for a while. */
const START_PATIENCE = 5000;

/** Shows one state of a project after the other, each in a frame of its own. */
export class PreviewController implements Preview {
  readonly #host: HTMLElement;
  readonly #files: RuntimeFiles;
  readonly #pool: FramePool;
  readonly #probes: Probes;
  readonly #events = new Emitter();
  readonly #handlers: SessionHandlers;
  readonly #stopFollowing: () => void;
  /**
   * Starts and replacements in their order: what belongs to an earlier one is not heard any more.
   */
  readonly #turns = new Turns();
  #state: PreviewState = 'idle';
  #scheme = '';
  readonly #run = new ApplicationRun();
  readonly #stage = new Stage();
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
      onFlood: (session) => session === this.#stage.active && this.#stop('flood'),
      onFailure: (session) => session === this.#stage.active && void this.#failed(),
      onReload: (session) => session === this.#stage.active && this.#startItself(this.#run.url),
      onLeave: (session) => session === this.#stage.active && this.#left(),
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

  show(output: CompileOutput | undefined, { url = this.#run.url }: ShowOptions = {}): void {
    if (!output || this.#disposed) return;
    const updates = this.#run.take(output);
    const canReplace = this.#state === 'running' && this.#stage.isSettled && url === this.#run.url;
    if (updates && canReplace)
      this.#stage.active?.send({ type: 'hot', id: this.#run.replace(), updates });
    else void this.#start(url);
  }

  empty(): void {
    this.#run.forget();
    this.#end('idle');
  }

  reload({ url = this.#run.url }: ShowOptions = {}): void {
    this.#run.forgive();
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

  async probe(
    checks: readonly Check[],
    files: ProjectFiles,
    signal?: AbortSignal,
  ): Promise<CheckResult[]> {
    const { output } = this.#run;
    if (!output) throw new Error('There is nothing to check before something is shown.');
    const results = await this.#probes.run(output, checks, files, signal);
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
    this.#run.forget();
    this.#host.remove();
  }

  async #start(url: string): Promise<void> {
    const { output } = this.#run;
    if (!output || this.#disposed) return;
    const isLast = this.#turns.next();
    this.#stage.cancelNext();
    this.#run.begin(url);
    const session = this.#pool.take(this.#handlers);
    // The frame before may hang, and be what keeps this one from answering.
    session.forgive();
    this.#stage.enter(session);
    this.#events.emit('start', { version: output.version });
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
    this.#run.hear(message);
    tell(this.#events, message, this.#run.places);
    if (message.type === 'rendered') this.#arrived();
    // What could not start has nothing to wait for.
    else if (message.type === 'error' && message.source === 'start') this.#arrived();
    else if (message.type === 'hot') this.#replaced(message);
    else if (message.type === 'several-maps' && message.supported) this.#pool.evaluateEarly();
    else if (message.type === 'open') this.#startItself(message.url);
  }

  /** Shows the last start, which has something to show. */
  #arrived(): void {
    const { output, milliseconds } = this.#run;
    if (!output || this.#state !== 'starting') return;
    this.#stage.settle();
    this.#setState('running');
    this.#events.emit('ready', { version: output.version, milliseconds, hot: false });
    this.#pool.prepare(importedNames(output.modules));
  }

  #replaced({ id, applied }: { readonly id: number; readonly applied: boolean }): void {
    if (!this.#run.isLatest(id)) return;
    const { output, milliseconds, url } = this.#run;
    // An error meanwhile may be of either version: a new start tells.
    if (!applied || this.#run.hasThrown) void this.#start(url);
    else if (output)
      this.#events.emit('ready', { version: output.version, milliseconds, hot: true });
  }

  /** Ends what does not answer. */
  #silent(session: FrameSession): void {
    if (this.#stage.isLeaving(session) || this.#stage.isHeldUp) void this.#startApart();
    else if (session === this.#stage.active && !this.#probes.areRunning) this.#stop('unresponsive');
  }

  /**
   * Starts anew after another frame has hung. Browsers run frames of one kind in one thread, which
   * ends with the last of them: as long as there is one, the next would hang as well.
   */
  async #startApart(): Promise<void> {
    const isLast = this.#turns.next();
    this.#endFrames();
    await threadEnd();
    if (isLast()) void this.#start(this.#run.url);
  }

  /**
   * The application, or a link in it, wants to start again. Doing so again and again is a loop that
   * nobody can use.
   */
  #startItself(url: string): void {
    if (this.#run.startsInLoop()) this.#stop('reloads');
    else void this.#start(url);
  }

  /** A document without the application stands in its place. No page can keep a frame from that. */
  #left(): void {
    this.#startItself(this.#run.url);
    if (this.#state !== 'stopped') this.#events.emit('left', undefined);
  }

  async #failed(): Promise<void> {
    const isLast = this.#turns.next();
    const missing = await this.#files.missingFrame();
    if (isLast()) this.#lost(missing);
  }

  #lost(reason: unknown): void {
    this.#end('failed');
    if (reason instanceof MissingFile) this.#events.emit('outdated', undefined);
  }

  #stop(reason: StopReason): void {
    this.#events.emit('stopped', reason);
    this.#end('stopped');
  }

  /** Ends what runs; `reload` or another output starts again. */
  #end(state: PreviewState): void {
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
