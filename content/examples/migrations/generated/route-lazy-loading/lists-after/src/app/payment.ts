import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-payment',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<h2>Payment</h2>',
})
export class Payment {}
