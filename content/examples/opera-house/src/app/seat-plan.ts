import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-seat-plan',
  template: `
    <h2>Seats</h2>
    <p>Stalls, circle, balcony</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class SeatPlan {}
