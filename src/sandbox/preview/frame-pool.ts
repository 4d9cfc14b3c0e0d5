import { FrameSession, type SessionHandlers } from './frame-session.ts';
import type { RuntimeFiles } from './runtime-files.ts';

/** How long an application gets the processor for itself before a second frame is made ready, in milliseconds. */
const AFTER_START = 300;

/** How long a browser may take to end the thread of frames that are gone, in milliseconds. */
const THREAD_END = 300;

/** Waits until the thread of frames that are gone has ended. */
export function threadEnd(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, THREAD_END));
}

/** Makes frames, and keeps one ready that has loaded what an application needs. */
export class FramePool {
  readonly #make: (handlers: SessionHandlers) => FrameSession;
  readonly #files: RuntimeFiles;
  readonly #isWanted: boolean;
  #spare: FrameSession | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #evaluate = false;

  constructor(host: Element, title: string, files: RuntimeFiles, isWanted: boolean) {
    this.#make = (handlers) => new FrameSession(host, files.manifest.frame, title, handlers);
    this.#files = files;
    this.#isWanted = isWanted;
  }

  /** Says that this browser can add an application to a frame that runs the framework already. */
  evaluateEarly(): void {
    this.#evaluate = true;
  }

  /** A frame for an application: the one that is ready, or a new one. */
  take(handlers: SessionHandlers): FrameSession {
    const spare = this.#spare;
    this.#spare = undefined;
    if (!spare) return this.#make(handlers);
    spare.handlers = handlers;
    return spare;
  }

  /** Makes a frame ready in a moment, for an application that imports these packages. */
  prepare(names: readonly string[]): void {
    if (!this.#isWanted || this.#spare) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#warm(names), AFTER_START);
  }

  /** Removes the frame that is ready. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#spare?.end();
    this.#spare = undefined;
  }

  async #warm(names: readonly string[]): Promise<void> {
    if (this.#spare) return;
    const discard = () => this.#discard(spare);
    // Nothing of an application runs in it, so that it has nothing to say.
    const idle = {
      onMessage: () => {},
      onSilence: discard,
      onFlood: discard,
      onFailure: discard,
      onReload: discard,
      onLeave: discard,
    };
    const spare = this.#make(idle);
    this.#spare = spare;
    try {
      const runtime = await this.#files.forNames(names);
      spare.send({ type: 'warm', runtime, evaluate: this.#evaluate });
    } catch {
      // Whoever starts an application next learns of it.
      discard();
    }
  }

  #discard(spare: FrameSession): void {
    spare.end();
    if (this.#spare === spare) this.#spare = undefined;
  }
}
