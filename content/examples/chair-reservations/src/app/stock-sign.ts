import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Reservations } from './reservations';

@Component({
  selector: 'app-stock-sign',
  template: `
    <p role="status">
      {{ reservations.chairsLeft() }} of {{ reservations.chairs }} chairs left
    </p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class StockSign {
  protected readonly reservations = inject(Reservations);
}
