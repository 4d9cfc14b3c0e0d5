export interface Parcel {
  readonly kilograms: number;
  readonly fragile: boolean;
}
