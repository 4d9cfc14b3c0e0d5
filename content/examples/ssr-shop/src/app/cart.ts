import { afterNextRender, Injectable, signal } from '@angular/core';

@Injectable({ providedIn: 'root' })
export class Cart {
  private readonly ids = signal<readonly string[]>([]);
  readonly items = this.ids.asReadonly();

  constructor() {
    // The server has no localStorage: this runs in the browser only.
    afterNextRender(() => {
      const saved: string[] = JSON.parse(localStorage.getItem('cart') ?? '[]');
      this.ids.set(saved);
    });
  }

  add(id: string): void {
    this.ids.update((ids) => [...ids, id]);
    localStorage.setItem('cart', JSON.stringify(this.ids()));
  }
}
