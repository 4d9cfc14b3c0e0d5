import { Injectable } from '@angular/core';
import { FLATS } from './flats';
import { HousingLocationInfo } from './housing-location-info';

@Injectable({ providedIn: 'root' })
export class HousingService {
  getAll(): HousingLocationInfo[] {
    return FLATS;
  }

  getById(id: number): HousingLocationInfo | undefined {
    return FLATS.find((flat) => flat.id === id);
  }
}
