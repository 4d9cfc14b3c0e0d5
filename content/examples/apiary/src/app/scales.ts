import { Injectable, signal } from '@angular/core';

type Listener = (kilograms: number) => void;

/** The scales below the hives. Each weighing calls the listeners. */
@Injectable({ providedIn: 'root' })
export class Scales {
  private readonly listeners = new Map<Listener, string>();
  private readonly count = signal(0);
  private weighings = 0;

  /** How many listeners there are. */
  readonly inUse = this.count.asReadonly();

  /** Returns a function that ends the listening. */
  listen(hive: string, listener: Listener): () => void {
    this.listeners.set(listener, hive);
    this.count.set(this.listeners.size);
    return () => {
      this.listeners.delete(listener);
      this.count.set(this.listeners.size);
    };
  }

  weigh(): void {
    this.weighings += 1;
    for (const [listener, hive] of this.listeners) {
      listener(20 + hive.length + this.weighings);
    }
  }
}
