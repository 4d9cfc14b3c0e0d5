import { Signal } from '@angular/core';

// #docregion token
/** The members of a legend that a card uses. */
export abstract class TrailLegendToken {
  abstract readonly shown: Signal<boolean>;
  abstract toggle(): void;
}
// #enddocregion token
