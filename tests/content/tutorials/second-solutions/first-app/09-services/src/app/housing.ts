import { Injectable } from '@angular/core';
import { FLATS } from './flats';
import { HousingLocationInfo } from './housing-location-info';

@Injectable({ providedIn: 'root' })
export class HousingService {
  private readonly flats = [...FLATS];

  getById(wanted: number): HousingLocationInfo | undefined {
    for (const flat of this.flats) {
      if (flat.id === wanted) return flat;
    }
    return undefined;
  }

  getAll(): readonly HousingLocationInfo[] {
    return this.flats;
  }
}
