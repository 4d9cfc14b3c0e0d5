import { Injectable } from '@angular/core';

/** One high or low water. */
export interface Tide {
  readonly time: string;
  readonly kind: 'High water' | 'Low water';
  /** Meters of water over the harbor sill. */
  readonly depth: number;
}

/** The predictions of the harbor office. */
@Injectable({ providedIn: 'root' })
export class TideTable {
  readonly today: readonly Tide[] = [
    { time: '04:21', kind: 'High water', depth: 3.4 },
    { time: '10:34', kind: 'Low water', depth: 0.7 },
    { time: '16:47', kind: 'High water', depth: 3.1 },
    { time: '22:58', kind: 'Low water', depth: 1.2 },
  ];
}
