/** What the sensor in the orchid house sends. */
export interface Reading {
  readonly celsius: number;
  /** Relative humidity in percent. */
  readonly humidity: number;
}

export function sameReading(a: Reading, b: Reading): boolean {
  return a.celsius === b.celsius && a.humidity === b.humidity;
}
