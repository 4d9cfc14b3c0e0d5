import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Reservations } from './reservations';

@Component({
  selector: 'app-customer-list',
  template: `
    <h2>Reserved</h2>
    <ul>
      @for (customer of reservations.customers(); track customer) {
        <li>
          {{ customer.name }}, {{ customer.quantity }}
          <button type="button" (click)="reservations.cancel(customer)">
            Cancel {{ customer.name }}
          </button>
        </li>
      } @empty {
        <li>Nobody yet</li>
      }
    </ul>
  `,
  styles: `
    h2 {
      margin-block: 1rem 0.25rem;
      font-size: 1.125rem;
    }

    button {
      font: inherit;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class CustomerList {
  protected readonly reservations = inject(Reservations);
}
