import { ChangeDetectionStrategy, Component, signal } from '@angular/core';

// #docregion choice
@Component({
  selector: 'app-delivery-choice',
  template: `
    <label for="delivery">Delivery</label>
    <select #field id="delivery" (change)="days.set(+field.value)">
      <option value="5">Standard</option>
      <option value="2">Express</option>
    </select>
    <p>Arrives in {{ days() }} days</p>
  `,
  // #enddocregion choice
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion choice
})
export class DeliveryChoice {
  protected readonly days = signal(5);
}
// #enddocregion choice
