export type Cabin = 'seat' | 'inside' | 'sea view' | 'suite';

/** A crossing with what it offers. */
export interface Route {
  readonly id: string;
  readonly name: string;
  /** Departures of the day. */
  readonly sailings: readonly string[];
  /** The cheapest first. */
  readonly cabins: readonly Cabin[];
}

export const routes: readonly Route[] = [
  {
    id: 'day',
    name: 'Kiel to Aarhus',
    sailings: ['08:15', '12:40', '19:00'],
    cabins: ['seat', 'inside'],
  },
  {
    id: 'night',
    name: 'Kiel to Oslo',
    sailings: ['14:00', '21:30'],
    cabins: ['inside', 'sea view', 'suite'],
  },
  {
    id: 'short',
    name: 'Kiel to Langeland',
    sailings: ['07:00', '09:30', '15:45'],
    cabins: ['seat'],
  },
];
