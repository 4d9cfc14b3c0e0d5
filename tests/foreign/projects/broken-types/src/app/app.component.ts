import { Component, Input } from '@angular/core';
import { prices } from './prices';

@Component({ selector: 'app-price', template: '{{ value.toFixed(2) }}' })
export class PriceComponent {
  @Input() value: number;
}

@Component({
  selector: 'app-root',
  imports: [PriceComponent],
  template: `<app-price [value]="'12'"></app-price> {{ all.size }}`,
})
export class AppComponent {
  all = prices;
  count: number = 'many';
}
