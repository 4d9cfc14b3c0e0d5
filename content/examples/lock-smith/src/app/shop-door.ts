import {
  ChangeDetectionStrategy,
  Component,
  computed,
  Injector,
  inject,
  runInInjectionContext,
  signal,
} from '@angular/core';
import { injectSecondTimer } from './inject-second-timer';

@Component({
  selector: 'app-shop-door',
  template: `
    <p role="status">{{ state() }}</p>
    <button type="button" (click)="seconds.set(5)">Open for 5 seconds</button>

    <h2>Ring the bell every second</h2>
    <p>Rung {{ rings() }} times</p>
    <button type="button" (click)="ring()">In the listener</button>
    <button type="button" (click)="ringInContext()">
      In the context of the door
    </button>
    <p role="alert">{{ message() }}</p>
  `,
  styles: `
    button {
      margin-inline-end: 0.5rem;
      padding: 0.375rem 0.75rem;
      font: inherit;
    }

    h2 {
      font-size: 1.125rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class ShopDoor {
  // #docregion field
  protected readonly seconds = signal(0);
  protected readonly state = computed(() =>
    this.seconds() ? `Open for ${this.seconds()} s` : 'Locked',
  );

  constructor() {
    injectSecondTimer(() => {
      this.seconds.update((seconds) => Math.max(0, seconds - 1));
    });
  }
  // #enddocregion field

  protected readonly rings = signal(0);
  protected readonly message = signal('');

  // #docregion listener
  private readonly injector = inject(Injector);

  /** Fails: Angular is not creating anything when a button is pressed. */
  protected ring(): void {
    try {
      injectSecondTimer(() => this.rings.update((rings) => rings + 1));
    } catch (error) {
      this.message.set(String(error));
    }
  }

  protected ringInContext(): void {
    runInInjectionContext(this.injector, () =>
      injectSecondTimer(() => this.rings.update((rings) => rings + 1)),
    );
  }
  // #enddocregion listener
}
