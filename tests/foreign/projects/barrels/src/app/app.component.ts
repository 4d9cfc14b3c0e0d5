import { Component } from '@angular/core';
import { formatPrice, Price, SHARED_COMPONENTS } from './shared';
import * as data from './shared/data';

@Component({ selector: 'app-root', imports: [SHARED_COMPONENTS], template: `
  <app-price [price]="price"></app-price>
  <app-note>{{ text }} of {{ all }}</app-note>
` })
export class AppComponent {
  price: Price = data.prices[0]!;
  text = formatPrice(this.price);
  all = data.prices.length;
}
