import { InjectionToken, Signal } from '@angular/core';

// #docregion token
/** What the parts of a product card may know about their product. */
export interface Product {
  readonly name: string;
  readonly sales: Signal<number | undefined>;
}

export const PRODUCT = new InjectionToken<Product>('PRODUCT');
// #enddocregion token
