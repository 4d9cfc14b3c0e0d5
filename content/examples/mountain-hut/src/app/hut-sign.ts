import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Reservations } from './reservations';

@Component({
  selector: 'app-hut-sign',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <p role="status">
      {{ reservations.freeBeds() }} of {{ reservations.beds }} beds free
    </p>
  `,
})
export class HutSign {
  protected readonly reservations = inject(Reservations);
}
