import { Injectable } from '@angular/core';
import type { Product } from './product';

@Injectable({ providedIn: 'root' })
export class Catalog {
  readonly products: readonly Product[] = [
    { id: 1, name: 'Mug', price: 8 },
    { id: 2, name: 'Teapot', price: 32 },
    { id: 3, name: 'Tray', price: 15 },
  ];
}
