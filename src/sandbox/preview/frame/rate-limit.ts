/** Lets a limited amount through per second, so that a loop that prints does not bury the page. */
export class RateLimit {
  readonly #most: number;
  readonly #now: () => number;
  #start = Number.NEGATIVE_INFINITY;
  #passed = 0;

  /**
   * @param most amount that may pass in a second
   * @param now time in milliseconds
   */
  constructor(most: number, now = () => performance.now()) {
    this.#most = most;
    this.#now = now;
  }

  /**
   * Whether the next thing may pass. The last one of a second may exceed the limit, so that one
   * large thing alone is never refused.
   *
   * @param amount how much of the limit it uses
   */
  allows(amount = 1): boolean {
    const now = this.#now();
    if (now - this.#start >= 1000) {
      this.#start = now;
      this.#passed = 0;
    }
    if (this.#passed < this.#most) {
      this.#passed += amount;
      return true;
    }
    return false;
  }
}
