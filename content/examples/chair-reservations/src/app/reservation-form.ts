import {
  ChangeDetectionStrategy,
  Component,
  inject,
  input,
} from '@angular/core';
import { ReservationDraft } from './reservation-draft';
import { Reservations } from './reservations';

// #docregion providers
@Component({
  selector: 'app-reservation-form',
  templateUrl: './reservation-form.html',
  styleUrl: './reservation-form.css',
  providers: [ReservationDraft],
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class ReservationForm {
  private readonly reservations = inject(Reservations);
  protected readonly draft = inject(ReservationDraft);
  // #enddocregion providers

  readonly heading = input.required<string>();

  // #docregion send
  protected send(event: Event): void {
    event.preventDefault();
    if (this.reservations.reserve(this.draft.toCustomer())) {
      this.draft.clear();
    }
  }
  // #enddocregion send
}
