/** Takes turns: what takes time can find out whether something newer has begun meanwhile. */
export class Turns {
  #last = 0;

  /** @returns whether this turn is still the last */
  next(): () => boolean {
    const turn = ++this.#last;
    return () => turn === this.#last;
  }
}
