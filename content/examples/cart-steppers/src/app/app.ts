import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';
import { CartSection } from './cart-section';
import { QuantityStepper } from './quantity-stepper';

// #docregion app
@Component({
  selector: 'app-root',
  imports: [CartSection, QuantityStepper],
  template: `
    <h1>Cart</h1>
    <app-cart-section heading="Today">
      <app-quantity-stepper name="Mug" [(quantity)]="mugs" />
      <app-quantity-stepper name="Teapot" [stock]="2" [(quantity)]="teapots" />
    </app-cart-section>
    <app-cart-section heading="Later">
      <app-quantity-stepper name="Tray" [(quantity)]="trays" />
    </app-cart-section>
    <p role="status">{{ total() }} pieces</p>
  `,
  // #enddocregion app
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion app
})
export class App {
  protected readonly mugs = signal(1);
  protected readonly teapots = signal(1);
  protected readonly trays = signal(1);
  protected readonly total = computed(
    () => this.mugs() + this.teapots() + this.trays(),
  );
}
// #enddocregion app
