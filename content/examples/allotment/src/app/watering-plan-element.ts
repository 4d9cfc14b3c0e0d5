import type { NgElement, WithProperties } from '@angular/elements';

// #docregion types
/** The type of `<watering-plan>` for the scripts of the page. */
export type WateringPlanElement = NgElement &
  WithProperties<{
    plot: string;
    squareMeters: number;
    dryDays: number;
  }>;

declare global {
  interface HTMLElementTagNameMap {
    'watering-plan': WateringPlanElement;
  }
}
// #enddocregion types
