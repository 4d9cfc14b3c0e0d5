import {
  Component,
  computed,
  ElementRef,
  effect,
  linkedSignal,
  signal,
  viewChild,
} from '@angular/core';
import { LANES, Orchard } from './orchard';

/** What keys do in the orchard. */
const KEYS: Readonly<Record<string, 'left' | 'right' | 'wait' | 'pause'>> = {
  ArrowLeft: 'left',
  a: 'left',
  ArrowRight: 'right',
  d: 'right',
  ArrowDown: 'wait',
  s: 'wait',
  ' ': 'pause',
  p: 'pause',
};

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  host: {
    '(window:blur)': 'game.pause()',
    '(document:visibilitychange)': 'game.pause()',
  },
})
export class App {
  protected readonly game = new Orchard();
  protected readonly lanes = Array.from({ length: LANES }, (_, lane) => lane);

  /**
   * Apples fall only when the player moves: the rule for whoever asked the
   * system for less motion.
   */
  protected readonly isCalm = signal(
    matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  protected readonly isRunning = computed(
    () => this.game.phase() === 'running',
  );

  /** The best score so far: it follows the score upward, never down. */
  protected readonly best = linkedSignal<number, number>({
    source: this.game.score,
    computation: (score, last) => Math.max(score, last?.value ?? 0),
  });

  /** What is announced: in the calm game, all that a player has to know. */
  protected readonly announced = computed(() => {
    const news = this.game.news();
    const apple = this.game.lowest();
    if (!this.isCalm() || !this.isRunning() || !apple) return news;
    const places = [this.game.basket() + 1, apple.lane + 1];
    return `${news} You are in lane ${places[0]}, the apple in ${places[1]}.`;
  });

  private readonly field = viewChild.required<ElementRef<HTMLElement>>('field');

  constructor() {
    // The clock: a new one for each pace, none while nothing should fall.
    effect((onCleanup) => {
      if (!this.isRunning() || this.isCalm()) return;
      const clock = setInterval(() => this.game.step(), this.game.pace());
      onCleanup(() => clearInterval(clock));
    });
  }

  protected start(): void {
    this.game.start();
    this.field().nativeElement.focus();
  }

  protected togglePause(): void {
    if (this.isRunning()) this.game.pause();
    else this.game.resume();
  }

  protected moveTo(lane: number): void {
    this.game.moveTo(lane);
    if (this.isCalm()) this.game.step();
  }

  protected onKey(event: KeyboardEvent): void {
    const action = KEYS[event.key];
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (!action || isShortcut) return;
    // The page does not scroll, and a key that is held pauses once.
    event.preventDefault();
    const lane = this.game.basket();
    if (action === 'left') this.moveTo(lane - 1);
    else if (action === 'right') this.moveTo(lane + 1);
    else if (action === 'wait') this.moveTo(lane);
    else if (!event.repeat) this.togglePause();
  }
}
