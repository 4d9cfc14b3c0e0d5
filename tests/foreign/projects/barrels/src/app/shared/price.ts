import { Component, Input } from '@angular/core';
import { format, Price } from './format';
@Component({ selector: 'app-price', template: `<p>Price: {{ shown }}</p>` })
export class PriceComponent {
  @Input() price!: Price;
  get shown() { return format(this.price); }
}
