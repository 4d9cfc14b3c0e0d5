import { formatNumber } from '@angular/common';
import { inject, LOCALE_ID, Pipe, PipeTransform } from '@angular/core';

// #docregion pipe
/** Grams as text, in kilograms from a thousand on. */
@Pipe({ name: 'weight' })
export class WeightPipe implements PipeTransform {
  private readonly locale = inject(LOCALE_ID);

  transform(grams: number): string {
    return grams < 1000
      ? `${formatNumber(grams, this.locale, '1.0-0')} g`
      : `${formatNumber(grams / 1000, this.locale, '1.0-2')} kg`;
  }
}
// #enddocregion pipe
