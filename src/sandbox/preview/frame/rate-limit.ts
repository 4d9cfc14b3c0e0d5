/** Lets so much through in a second and counts the rest, so that a loop that prints does not bury the page around it. */
export class RateLimit {
  readonly #most: number;
  readonly #now: () => number;
  #start = Number.NEGATIVE_INFINITY;
  #passed = 0;
  #dropped = 0;

  /**
   * @param most how many may pass in a second
   * @param now time in milliseconds
   */
  constructor(most: number, now = () => performance.now()) {
    this.#most = most;
    this.#now = now;
  }

  /** Whether the next may pass. */
  allows(): boolean {
    const now = this.#now();
    if (now - this.#start >= 1000) {
      this.#start = now;
      this.#passed = 0;
    }
    if (this.#passed < this.#most) {
      this.#passed++;
      return true;
    }
    this.#dropped++;
    return false;
  }

  /** How many have not passed since this was asked last. */
  takeDropped(): number {
    const dropped = this.#dropped;
    this.#dropped = 0;
    return dropped;
  }
}
