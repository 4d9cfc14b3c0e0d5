import { Component, computed, signal } from '@angular/core';

type State = 'boarding' | 'delayed' | 'canceled';

interface Flight {
  readonly number: string;
  readonly to: string;
  readonly state: State;
  /** Minutes, where it is delayed. */
  readonly delay?: number;
}

const FLIGHTS: readonly Flight[] = [
  { number: 'KZ 204', to: 'Reykjavik', state: 'boarding' },
  { number: 'OL 77', to: 'Nairobi', state: 'delayed', delay: 40 },
  { number: 'KZ 318', to: 'Lisbon', state: 'canceled' },
  { number: 'MA 5', to: 'Quito', state: 'delayed', delay: 15 },
];

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
})
export class App {
  protected readonly search = signal('');
  protected readonly flights = computed(() =>
    FLIGHTS.filter(({ to }) =>
      to.toLowerCase().includes(this.search().trim().toLowerCase()),
    ),
  );
}
