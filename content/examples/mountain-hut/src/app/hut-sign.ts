import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Reservations } from './reservations';

@Component({
  selector: 'app-hut-sign',
  template: `
    <p role="status">
      {{ reservations.freeBeds() }} of {{ reservations.beds }} beds free
    </p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class HutSign {
  protected readonly reservations = inject(Reservations);
}
