/** A flat to rent. */
export interface HousingLocationInfo {
  readonly id: number;
  readonly name: string;
  readonly photo: string;
  readonly town: string;
  readonly rentPerMonth: number;
  readonly rooms: number;
  readonly isFurnished: boolean;
  readonly hasBalcony: boolean;
}
