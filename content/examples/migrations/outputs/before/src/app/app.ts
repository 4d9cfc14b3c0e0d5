import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { OrderLine } from './order-line';

@Component({
  selector: 'app-root',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [OrderLine],
  template: `
    <app-order-line
      product="Rye bread"
      (added)="amount.set(amount() + $event)"
      (removed)="amount.set(0)"
    />
    <p>{{ amount() }} loaves</p>
  `,
})
export class App {
  protected readonly amount = signal(1);
}
