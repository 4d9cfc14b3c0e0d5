export interface Station {
  readonly id: string;
  readonly name: string;
  /** Meters above the sea. */
  readonly height: number;
}

export interface Reading {
  readonly hour: string;
  readonly celsius: number;
}
