import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-stock',
  template: `<p>Three in the shop, twelve in the warehouse</p>`,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Stock {}
