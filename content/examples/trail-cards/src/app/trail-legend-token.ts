import { Signal } from '@angular/core';

// #docregion token
/** What a card needs to know about the legend inside it. */
export abstract class TrailLegendToken {
  abstract readonly shown: Signal<boolean>;
  abstract toggle(): void;
}
// #enddocregion token
