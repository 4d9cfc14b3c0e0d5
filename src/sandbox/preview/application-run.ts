import type { CompileOutput, HotUpdate } from '../types.ts';
import { Places } from './places.ts';
import type { FromFrame } from './protocol/messages.ts';

/** How often in a row an application may start itself again, each time soon after its start. */
const MOST_OWN_STARTS = 5;

/** A run that lasted longer than this did not start itself again in a loop, in milliseconds. */
const LOOP_MS = 3000;

/** What a preview runs: which code, at which address, since when, and how it went. */
export class ApplicationRun {
  #output: CompileOutput | undefined;
  #places = new Places({});
  #url = '/';
  #startedAt = 0;
  #hasThrown = false;
  #ownStarts = 0;
  #hotId = 0;

  get output(): CompileOutput | undefined {
    return this.#output;
  }

  /** Finds places in the project for places in what runs. */
  get places(): Places {
    return this.#places;
  }

  /** Where the application is, or will be when it starts. */
  get url(): string {
    return this.#url;
  }

  /** Since the start, or since its code was replaced. */
  get milliseconds(): number {
    return Math.round(performance.now() - this.#startedAt);
  }

  get hasThrown(): boolean {
    return this.#hasThrown;
  }

  /**
   * Goes on with another output. @returns the code that alone brings what runs to it; undefined
   * where that is not enough
   */
  take(output: CompileOutput): readonly HotUpdate[] | undefined {
    const before = this.#output;
    const { hot, hotFrom, version } = output;
    this.#output = output;
    this.#places = new Places(output.modules);
    this.forgive();
    const follows = before?.version === (hotFrom ?? version - 1);
    return follows && !this.#hasThrown ? hot : undefined;
  }

  /** Has nothing to run any more. */
  forget(): void {
    this.#output = undefined;
    this.#places = new Places({});
  }

  /** Begins at an address. */
  begin(url: string): void {
    this.#startedAt = performance.now();
    this.#url = url;
    this.#hasThrown = false;
  }

  /** Replaces code while the application goes on. @returns what the answer has to name */
  replace(): number {
    this.#startedAt = performance.now();
    this.#hotId += 1;
    return this.#hotId;
  }

  /** Whether a replacement is the last. */
  isLatest(id: number): boolean {
    return id === this.#hotId;
  }

  /** Takes note of what the application says about itself. */
  hear(message: FromFrame): void {
    if (message.type === 'error') this.#hasThrown = true;
    else if (message.type === 'location') this.#url = message.url;
  }

  /** Forgets how often it has started itself: now it is started from outside. */
  forgive(): void {
    this.#ownStarts = 0;
  }

  /**
   * Counts a start by the application itself. @returns whether there are so many that it is a loop,
   * which nobody can use
   */
  startsInLoop(): boolean {
    const lasted = performance.now() - this.#startedAt;
    this.#ownStarts = lasted < LOOP_MS ? this.#ownStarts + 1 : 1;
    return this.#ownStarts > MOST_OWN_STARTS;
  }
}
