/** A repair that a customer has ordered. */
export interface Job {
  readonly id: number;
  readonly bike: string;
  readonly due: Date;
  /** Tasks in the order in which they are done. */
  readonly tasks: readonly string[];
  readonly euros: number;
}

export const jobs: readonly Job[] = [
  {
    id: 41,
    bike: 'Cargo bike, green',
    due: new Date(2026, 3, 14),
    tasks: ['Bleed the brakes', 'New chain'],
    euros: 118,
  },
  {
    id: 42,
    bike: 'Folding bike, red',
    due: new Date(2026, 3, 15),
    tasks: ['True the rear wheel'],
    euros: 35,
  },
];
