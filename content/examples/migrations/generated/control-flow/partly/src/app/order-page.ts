import { NgFor, NgIf, NgSwitch, NgSwitchCase } from '@angular/common';
import { ChangeDetectionStrategy, Component, signal } from '@angular/core';

@Component({
  selector: 'app-order-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NgFor, NgIf, NgSwitch, NgSwitchCase],
  template: `
    <div [ngSwitch]="state()">
      <h2>Your order</h2>
      <p *ngSwitchCase="'baking'">In the oven</p>
    </div>
    <p *ngIf="name()">{{ name() }}</p>
  `,
})
export class OrderPage {
  protected readonly state = signal('baking');
  protected readonly name = signal('Ada');
}
