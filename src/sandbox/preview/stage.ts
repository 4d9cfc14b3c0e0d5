import type { FrameSession } from './frame-session.ts';

/** The frames of a preview: one in sight, and behind it the next until that has something to show. */
export class Stage {
  #active: FrameSession | undefined;
  #shown: FrameSession | undefined;

  /** The frame of the last start, whose application is the one that is heard. */
  get active(): FrameSession | undefined {
    return this.#active;
  }

  /** Whether the last start is in sight. */
  get isSettled(): boolean {
    return this.#active === this.#shown;
  }

  /** Whether a frame is that of the start before, which is still in sight. */
  isLeaving(session: FrameSession): boolean {
    return session === this.#shown && !this.isSettled;
  }

  /** Whether the frame that is still in sight does not answer, and may be what keeps the next one from it. */
  get isHeldUp(): boolean {
    return !this.isSettled && this.#shown?.isLate === true;
  }

  /** Ends a start that has nothing to show yet. */
  cancelNext(): void {
    if (!this.isSettled) this.#active?.end();
  }

  /** Takes the frame of a new start, out of sight where there is something to be seen meanwhile. */
  enter(session: FrameSession): void {
    this.#active = session;
    if (!this.#shown) this.settle();
  }

  /** Brings the frame of the last start into sight, and the focus with it where the one before had it. */
  settle(): void {
    const before = this.#shown;
    if (!this.#active || before === this.#active) return;
    const hadFocus = before !== undefined && document.activeElement === before.element;
    this.#shown = this.#active;
    this.#active.show();
    before?.end();
    if (hadFocus) this.#active.element.focus();
  }

  /** Ends all frames. */
  clear(): void {
    this.#active?.end();
    this.#shown?.end();
    this.#active = undefined;
    this.#shown = undefined;
  }
}
