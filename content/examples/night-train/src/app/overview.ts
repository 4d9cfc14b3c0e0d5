import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Journey } from './journey';

@Component({
  selector: 'app-overview',
  template: `
    <h1>Vienna to Hamburg, 20:15</h1>
    <p>Berth: {{ journey.berth() }}. Table: {{ journey.table() }}.</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Overview {
  protected readonly journey = inject(Journey);
}
