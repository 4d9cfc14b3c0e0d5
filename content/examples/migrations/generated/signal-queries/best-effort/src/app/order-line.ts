import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-order-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<p>Rye bread</p>',
})
export class OrderLine {}
