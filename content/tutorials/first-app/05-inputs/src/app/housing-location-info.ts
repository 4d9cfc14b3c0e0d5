export interface HousingLocationInfo {
  id: number;
  name: string;
  town: string;
  rooms: number;
  rentPerMonth: number;
  photo: string;
  hasBalcony: boolean;
  isFurnished: boolean;
}
