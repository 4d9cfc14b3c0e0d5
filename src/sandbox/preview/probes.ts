import type { CompileOutput, ProjectFiles } from '../types.ts';
import type { Check, CheckResult } from './checks.ts';
import type { FramePool } from './frame-pool.ts';
import type { FrameSession, SessionHandlers } from './frame-session.ts';
import { probeInFrame } from './probe-in-frame.ts';
import { importedNames, type RuntimeFiles } from './runtime-files.ts';

/** Checks applications, each in a frame of its own. */
export class Probes {
  readonly #files: RuntimeFiles;
  readonly #pool: FramePool;
  readonly #onSilence: () => void;
  #running = 0;

  /** @param onSilence is told of a checked application that hangs, and with it the frame that the reader sees */
  constructor(files: RuntimeFiles, pool: FramePool, onSilence: () => void) {
    this.#files = files;
    this.#pool = pool;
    this.#onSilence = onSilence;
  }

  /** Whether something is being checked just now. */
  get areRunning(): boolean {
    return this.#running > 0;
  }

  /**
   * @param files sources of the project, for checks of their text
   * @param signal ends the checking
   */
  async run(
    output: CompileOutput,
    checks: readonly Check[],
    files: ProjectFiles,
    signal?: AbortSignal,
  ): Promise<CheckResult[]> {
    const runtime = await this.#files.forNames(importedNames(output.modules));
    this.#running++;
    try {
      const take = (handlers: SessionHandlers) => this.#take(handlers);
      return await probeInFrame(take, { runtime, output, checks, files, signal });
    } finally {
      this.#running--;
    }
  }

  #take(handlers: SessionHandlers): FrameSession {
    const onSilence = (session: FrameSession) => {
      handlers.onSilence(session);
      this.#onSilence();
    };
    return this.#pool.take({ ...handlers, onSilence });
  }
}
