import { Injectable, signal } from '@angular/core';
import { Mushroom } from './mushroom';

@Injectable({ providedIn: 'root' })
export class Basket {
  readonly content = signal<Mushroom[]>([]);
}
