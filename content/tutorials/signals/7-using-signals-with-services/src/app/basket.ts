// #docregion import
import { Injectable } from '@angular/core';
// #enddocregion import

// #docregion service
@Injectable({ providedIn: 'root' })
export class Basket {
  // What is in it, what it weighs, and what changes it.
}
// #enddocregion service
