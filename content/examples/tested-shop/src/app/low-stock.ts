import { computed, Directive, input } from '@angular/core';

@Directive({
  selector: '[appLowStock]',
  host: {
    '[class.low-stock]': 'isLow()',
    '[attr.title]': 'isLow() ? "Only a few left" : null',
  },
})
export class LowStock {
  readonly stock = input.required<number>({ alias: 'appLowStock' });
  protected readonly isLow = computed(() => this.stock() < 5);
}
