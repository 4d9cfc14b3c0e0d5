import { computed, signal } from '@angular/core';

export const LANES = 5;
export const ROWS = 7;

const LIVES = 3;
/** An apple comes off the tree every so many steps. */
const STEPS_BETWEEN_APPLES = 3;

export interface Apple {
  readonly id: number;
  readonly lane: number;
  readonly row: number;
}

export type Phase = 'ready' | 'running' | 'paused' | 'over';

/** The rules of the game. It knows no clock and no page. */
export class Orchard {
  private readonly _phase = signal<Phase>('ready');
  private readonly _apples = signal<readonly Apple[]>([]);
  private readonly _basket = signal(2);
  private readonly _score = signal(0);
  private readonly _lives = signal(LIVES);
  private readonly _news = signal('');
  private steps = 0;

  readonly phase = this._phase.asReadonly();
  readonly apples = this._apples.asReadonly();
  readonly basket = this._basket.asReadonly();
  readonly score = this._score.asReadonly();
  readonly lives = this._lives.asReadonly();
  /** What happened last, for those who hear the game. */
  readonly news = this._news.asReadonly();

  /** Milliseconds between two steps: less with every apple. */
  readonly pace = computed(() => Math.max(200, 600 - 15 * this.score()));

  /** The apple that reaches the ground next. */
  readonly lowest = computed(() => this.apples().at(0));

  constructor(private readonly random = Math.random) {}

  start(): void {
    this.steps = 0;
    this._apples.set([]);
    this._basket.set(2);
    this._score.set(0);
    this._lives.set(LIVES);
    this._phase.set('running');
    this._news.set('Catch the apples.');
  }

  pause(): void {
    if (this.phase() !== 'running') return;
    this._phase.set('paused');
    this._news.set(`Paused at ${this.score()}.`);
  }

  resume(): void {
    if (this.phase() !== 'paused') return;
    this._phase.set('running');
    this._news.set('Go on.');
  }

  /** Moves the basket as far as the orchard goes. */
  moveTo(lane: number): void {
    if (this.phase() !== 'running') return;
    this._basket.set(Math.min(LANES - 1, Math.max(0, lane)));
  }

  /** Lets every apple fall by one row. */
  step(): void {
    if (this.phase() !== 'running') return;
    const apples = this.apples().map((apple) => ({
      ...apple,
      row: apple.row + 1,
    }));
    const [landed] = apples.filter(({ row }) => row === ROWS);
    this._apples.set(apples.filter(({ row }) => row < ROWS));
    if (landed) this.land(landed);
    if (this.steps++ % STEPS_BETWEEN_APPLES === 0) this.drop();
  }

  private drop(): void {
    const lane = Math.floor(this.random() * LANES);
    const apple = { id: this.steps, lane, row: 0 };
    this._apples.update((apples) => [...apples, apple]);
  }

  private land({ lane }: Apple): void {
    if (lane === this.basket()) {
      this._score.update((score) => score + 1);
      this._news.set(`Caught: ${this.score()}.`);
      return;
    }
    this._lives.update((lives) => lives - 1);
    this._news.set(`Missed. Tries left: ${this.lives()}.`);
    if (this.lives() > 0) return;
    this._phase.set('over');
    this._news.set(`The game is over. You caught ${this.score()}.`);
  }
}
