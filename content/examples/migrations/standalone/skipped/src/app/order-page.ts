import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-order-page',
  standalone: false,
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <p *ngIf="cents > 0">Rye bread: {{ cents | euro }}</p>
  `,
})
export class OrderPage {
  protected readonly cents = 420;
}
