// #docregion type
export type Status =
  | { readonly kind: 'on-time' }
  | { readonly kind: 'late'; readonly minutes: number }
  | { readonly kind: 'cancelled'; readonly reason: string };

export interface Departure {
  readonly train: string;
  readonly time: string;
  readonly to: string;
  readonly platform?: number;
  readonly status: Status;
}
// #enddocregion type

export const departures: readonly Departure[] = [
  {
    train: 'R 21',
    time: '14:02',
    to: 'Oak Valley',
    platform: 3,
    status: { kind: 'on-time' },
  },
  {
    train: 'IC 5',
    time: '14:10',
    to: 'Port Maris',
    platform: 1,
    status: { kind: 'late', minutes: 12 },
  },
  {
    train: 'R 23',
    time: '14:32',
    to: 'Oak Valley',
    status: { kind: 'cancelled', reason: 'signal failure' },
  },
];
