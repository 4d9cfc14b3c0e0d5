import { Injectable, signal } from '@angular/core';

@Injectable({ providedIn: 'root' })
export class Basket {
  readonly content = signal<{ name: string; grams: number }[]>([]);
}
