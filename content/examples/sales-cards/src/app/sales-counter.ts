import { Injectable, signal } from '@angular/core';

type Listener = (pieces: number) => void;

/** Counts what the shop sells. Each update calls the listeners. */
@Injectable({ providedIn: 'root' })
export class SalesCounter {
  private readonly listeners = new Map<Listener, string>();
  private readonly count = signal(0);
  private updates = 0;

  /** How many listeners there are. */
  readonly listening = this.count.asReadonly();

  /** Returns a function that ends the listening. */
  listen(product: string, listener: Listener): () => void {
    this.listeners.set(listener, product);
    this.count.set(this.listeners.size);
    return () => {
      this.listeners.delete(listener);
      this.count.set(this.listeners.size);
    };
  }

  update(): void {
    this.updates += 1;
    for (const [listener, product] of this.listeners) {
      listener(20 + product.length + this.updates);
    }
  }
}
