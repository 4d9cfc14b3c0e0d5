import { ChangeDetectionStrategy, Component } from '@angular/core';
import { CartSummary } from './cart-summary';
import { Shelf } from './shelf';

@Component({
  selector: 'app-root',
  imports: [CartSummary, Shelf],
  template: `
    <main>
      <h1>Corner shop</h1>
      <app-shelf />
      <app-cart-summary />
    </main>
  `,
  styles: `
    :host {
      display: block;
      max-width: 32rem;
      padding: 1rem;
      font-family: system-ui, sans-serif;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {}
