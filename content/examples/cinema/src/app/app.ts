import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';
import { PriceTag } from './price-tag';
import { Seat } from './seat';
import { TicketRow } from './ticket-row';

@Component({
  selector: 'app-root',
  imports: [PriceTag, Seat, TicketRow],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly rows = [
    ['A1', 'A2', 'A3', 'A4', 'A5'],
    ['B1', 'B2', 'B3', 'B4', 'B5'],
  ];

  protected readonly taken: readonly string[] = ['A3', 'B1'];

  protected readonly seats = signal<readonly string[]>([]);

  protected readonly summary = computed(
    () => this.seats().join(', ') || 'none',
  );

  protected choose(place: string, chosen: boolean): void {
    this.seats.update((seats) =>
      chosen
        ? [...seats, place].sort()
        : seats.filter((seat) => seat !== place),
    );
  }
}
