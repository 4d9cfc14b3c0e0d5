/** How often a frame is asked for an answer, in milliseconds. */
const INTERVAL = 1000;

/** How many answers in a row may be missing. */
const MOST_MISSING = 4;

/**
 * Asks a frame again and again whether it still answers. Counts missing answers, not time: a computer that was asleep has a late answer, and no missing one.
 */
export class Heartbeat {
  readonly #ping: (id: number) => void;
  readonly #onSilence: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #sent = 0;
  #answered = 0;

  /**
   * @param ping asks
   * @param onSilence is called when too many answers are missing, and again if as many more are
   */
  constructor(ping: (id: number) => void, onSilence: () => void) {
    this.#ping = ping;
    this.#onSilence = onSilence;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.#beat(), INTERVAL);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Whether more than the answer to the last question is missing. */
  get isLate(): boolean {
    return this.#sent - this.#answered > 1;
  }

  /** Forgets the answers that are missing. */
  forgive(): void {
    this.#answered = this.#sent;
  }

  answered(id: number): void {
    // An answer to a question that has not been asked is none.
    if (id <= this.#sent) this.#answered = Math.max(this.#answered, id);
  }

  #beat(): void {
    if (this.#sent - this.#answered >= MOST_MISSING) {
      this.forgive();
      this.#onSilence();
    }
    this.#ping(++this.#sent);
  }
}
