import { Injectable } from '@angular/core';

/** A gift that the shop sells. */
export interface Gift {
  readonly name: string;
  readonly kind: 'Book' | 'Toy';
  /** In euros, without delivery. */
  readonly price: number;
}

/** The gifts of the shop. */
@Injectable({ providedIn: 'root' })
export class GiftShop {
  readonly gifts: readonly Gift[] = [
    { name: 'Cookbook', kind: 'Book', price: 21 },
    { name: 'Kite', kind: 'Toy', price: 14.5 },
    { name: 'World atlas', kind: 'Book', price: 29.5 },
    { name: 'Puzzle', kind: 'Toy', price: 9.5 },
  ];
}
