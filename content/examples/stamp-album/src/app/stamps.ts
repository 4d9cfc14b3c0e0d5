import { Injectable } from '@angular/core';

export interface Stamp {
  readonly id: string;
  readonly value: string;
  readonly motif: string;
  readonly year: number;
  readonly color: string;
}

@Injectable({ providedIn: 'root' })
export class Stamps {
  readonly all: readonly Stamp[] = [
    { id: 'owl', value: '5', motif: 'Owl', year: 1923, color: '#7a3b12' },
    { id: 'fern', value: '10', motif: 'Fern', year: 1923, color: '#1d5c38' },
    { id: 'ship', value: '20', motif: 'Ship', year: 1931, color: '#1c4470' },
    { id: 'kite', value: '40', motif: 'Kite', year: 1948, color: '#8a1c46' },
  ];

  find(id: string): Stamp | undefined {
    return this.all.find((stamp) => stamp.id === id);
  }

  issuedIn(year: number): readonly Stamp[] {
    return this.all.filter((stamp) => stamp.year === year);
  }

  /** The next year with stamps; after the last year, the first one. */
  yearAfter(year: number): number | undefined {
    const years = this.all.map((stamp) => stamp.year);
    return years.find((other) => other > year) ?? years[0];
  }
}
