import type { NgElement, WithProperties } from '@angular/elements';

// #docregion types
/** `<watering-plan>` as the rest of the page sees it. */
export type WateringPlanElement = NgElement &
  WithProperties<{
    plot: string;
    squareMetres: number;
    dryDays: number;
  }>;

declare global {
  interface HTMLElementTagNameMap {
    'watering-plan': WateringPlanElement;
  }
}
// #enddocregion types
