import type { CompileOutput, ConsoleEntry, HotUpdate, ProjectFiles } from '../types.ts';
import type { Check, CheckResult } from './checks.ts';
import type { Preview, PreviewOptions, ShowOptions } from './create-preview.ts';
import { Emitter, type Listener, type PreviewEvents, type PreviewState } from './events.ts';
import { FramePool } from './frame-pool.ts';
import type { FrameSession, SessionHandlers } from './frame-session.ts';
import { Places } from './places.ts';
import { probeInFrame } from './probe-in-frame.ts';
import type { FromFrame } from './protocol/messages.ts';
import { runnable } from './runnable.ts';
import { importedNames, MissingFile, RuntimeFiles } from './runtime-files.ts';
import { followScheme } from './scheme.ts';
import { Turns } from './turns.ts';

type Message<Type extends FromFrame['type']> = Extract<FromFrame, { type: Type }>;

/** How long a start may take before it is shown as far as it is, in milliseconds: an application may load nothing but data for a while. */
const START_PATIENCE = 5000;

/** How often an application may load itself again without somebody asking for it. */
const MOST_OWN_RELOADS = 3;

/** Shows one state of a project after the other, each in a frame of its own. */
export class PreviewController implements Preview {
  readonly #host: HTMLElement;
  readonly #files: RuntimeFiles;
  readonly #pool: FramePool;
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
  /** The frame of the last start. */
  #active: FrameSession | undefined;
  /** The frame in sight: that of the start before until the last one has something to show. */
  #shown: FrameSession | undefined;
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
    this.#handlers = {
      onMessage: (message, session) => session === this.#active && this.#hear(message),
      onSilence: (session) => session === this.#active && this.#stop('unresponsive'),
      onFailure: (session) => session === this.#active && void this.#failed(),
      onReload: (session) => session === this.#active && this.#reloadedItself(),
    };
    this.#stopFollowing = followScheme(container, (scheme) => {
      this.#scheme = scheme;
      this.#active?.send({ type: 'scheme', scheme });
    });
  }

  get state(): PreviewState {
    return this.#state;
  }

  on<Name extends keyof PreviewEvents>(name: Name, listener: Listener<Name>): () => void {
    return this.#events.on(name, listener);
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
    this.#active?.send({ type: 'go', by: -1 });
  }

  forward(): void {
    this.#active?.send({ type: 'go', by: 1 });
  }

  visit(url: string): void {
    this.#active?.send({ type: 'visit', url });
  }

  async probe(checks: readonly Check[], files: ProjectFiles): Promise<CheckResult[]> {
    const output = this.#output;
    if (!output) throw new Error('There is nothing to check before something is shown.');
    const runtime = await this.#files.forNames(importedNames(output.modules));
    return probeInFrame((handlers) => this.#pool.take(handlers), runtime, output, checks, files);
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
    const runs = this.#state === 'running' && this.#active === this.#shown && !this.#broken;
    return runs && follows ? hot : undefined;
  }

  #replace(updates: readonly HotUpdate[]): void {
    this.#startedAt = performance.now();
    this.#active?.send({ type: 'hot', id: ++this.#hotId, updates });
  }

  async #start(url: string): Promise<void> {
    const output = this.#output;
    if (!output || this.#disposed) return;
    const isLast = this.#turns.next();
    if (this.#active !== this.#shown) this.#active?.end();
    this.#startedAt = performance.now();
    this.#url = url;
    this.#broken = false;
    const session = this.#pool.take(this.#handlers);
    this.#active = session;
    // The first has nothing before it that could be seen meanwhile.
    if (!this.#shown) this.#bringToSight(session);
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
        this.#events.emit('console', this.#entryOf(message));
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
      case 'unreachable':
        this.#unreachable();
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
    if (!this.#active || !output || this.#state !== 'starting') return;
    if (this.#shown !== this.#active) this.#bringToSight(this.#active);
    this.#setState('running');
    this.#events.emit('ready', { version: output.version, milliseconds, hot: false });
    this.#pool.prepare(importedNames(output.modules));
  }

  #bringToSight(session: FrameSession): void {
    const before = this.#shown;
    const hadFocus = before !== undefined && document.activeElement === before.element;
    this.#shown = session;
    session.show();
    before?.end();
    if (hadFocus) session.element.focus();
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

  #entryOf({ level, text, stack }: Message<'console'>): ConsoleEntry {
    const place = this.#places.first(stack);
    return { level, text: this.#places.inSources(text), ...(place && { place }) };
  }

  #erred({ source, message, stack }: Message<'error'>): void {
    this.#broken = true;
    const place = this.#places.first(stack);
    const [code] = /\bNG0\d+\b/.exec(message) ?? [];
    this.#events.emit('error', {
      source,
      message,
      stack: this.#places.inSources(stack),
      ...(code !== undefined && { code }),
      ...(place && { place }),
    });
    // What could not start has nothing to wait for.
    if (source === 'start') this.#arrived();
  }

  /** The frame may not ask for the framework by itself: this page does it instead, once. */
  #unreachable(): void {
    if (this.#files.asText) return;
    this.#files.useText();
    this.#pool.clear();
    void this.#start(this.#url);
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
    this.#active?.end();
    this.#shown?.end();
    this.#active = undefined;
    this.#shown = undefined;
  }

  #setState(state: PreviewState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#events.emit('state', state);
  }
}
