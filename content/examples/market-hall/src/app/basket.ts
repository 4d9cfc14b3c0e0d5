import { Injectable, signal } from '@angular/core';

/** What somebody buys at one stall. */
@Injectable()
export class Basket {
  private readonly list = signal<readonly string[]>([]);
  readonly goods = this.list.asReadonly();

  add(good: string): void {
    this.list.update((list) => [...list, good]);
  }
}
