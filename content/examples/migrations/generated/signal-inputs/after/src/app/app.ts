import { ChangeDetectionStrategy, Component, viewChild } from '@angular/core';
import { OrderLine } from './order-line';

@Component({
  selector: 'app-root',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [OrderLine],
  template: `
    <app-order-line #line product="Rye bread" [amount]="2" gift />
    <p>First: {{ line.amount() }}</p>
    <button type="button" (click)="print()">Print</button>
  `,
})
export class App {
  private readonly line = viewChild.required(OrderLine);

  protected print(): void {
    const { product: productInput, amount: amountInput } = this.line();
    const product = productInput();
    const amount = amountInput();
    console.log(`${amount} × ${product}`);
  }
}
