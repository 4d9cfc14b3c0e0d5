import { HttpClient } from '@angular/common/http';
import { Injectable, inject, signal } from '@angular/core';
import { HousingLocationInfo } from './housing-location-info';

@Injectable({ providedIn: 'root' })
export class HousingService {
  private readonly http = inject(HttpClient);
  private readonly locations = signal<HousingLocationInfo[]>([]);
  readonly state = signal<'loading' | 'ready' | 'failed'>('loading');

  constructor() {
    this.load();
  }

  load(): void {
    this.state.set('loading');
    this.http.get<HousingLocationInfo[]>('/api/locations').subscribe({
      next: (locations) => {
        this.locations.set(locations);
        this.state.set('ready');
      },
      error: () => this.state.set('failed'),
    });
  }

  getAll(): HousingLocationInfo[] {
    return this.locations();
  }

  getById(id: number): HousingLocationInfo | undefined {
    return this.locations().find((flat) => flat.id === id);
  }
}
