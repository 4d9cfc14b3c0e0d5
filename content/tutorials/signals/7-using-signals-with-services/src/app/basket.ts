// #docregion import
import { Injectable } from '@angular/core';
// #enddocregion import

// #docregion service
@Injectable({ providedIn: 'root' })
export class Basket {
  // The list, its weight and the methods come here.
}
// #enddocregion service
