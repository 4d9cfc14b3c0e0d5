import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-seat-plan',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h2>Seats</h2>
    <p>Stalls, circle, balcony</p>
  `,
})
export class SeatPlan {}
