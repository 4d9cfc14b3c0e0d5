import {
  EffectRef,
  effect,
  Injectable,
  Injector,
  inject,
  signal,
  untracked,
} from '@angular/core';
import { Cart } from './cart';

/** A line for each change of the shipping costs and, if wanted, for each total. */
@Injectable({ providedIn: 'root' })
export class History {
  private readonly cart = inject(Cart);
  private readonly injector = inject(Injector);

  private readonly written = signal<readonly string[]>([]);
  readonly lines = this.written.asReadonly();

  // #docregion effect
  constructor() {
    effect(() => {
      const shipping = this.cart.shipping();
      const total = untracked(this.cart.total);
      this.write(`Shipping ${shipping} € at ${total} €`);
    });
  }
  // #enddocregion effect

  // #docregion start
  private logging?: EffectRef;

  startLogging(): void {
    this.stopLogging();
    this.logging = effect(() => this.write(`Total ${this.cart.total()} €`), {
      injector: this.injector,
    });
  }

  stopLogging(): void {
    this.logging?.destroy();
  }
  // #enddocregion start

  private write(line: string): void {
    this.written.update((lines) => [...lines, line]);
  }
}
