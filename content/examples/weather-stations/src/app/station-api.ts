import { Injectable } from '@angular/core';
import type { Reading, Station } from './station';

const stations: readonly Station[] = [
  { id: 'pier', name: 'Pier', height: 4 },
  { id: 'summit', name: 'Summit', height: 1912 },
];

const temperatures: Readonly<Record<string, readonly number[]>> = {
  pier: [11, 14, 13],
  summit: [-3, 1, -1],
};

/** Stands for a server: answers late, and one station is out of order. */
@Injectable({ providedIn: 'root' })
export class StationApi {
  private requests = 0;

  async station(id: string): Promise<Station | undefined> {
    await this.answer();
    if (id === 'lagoon') throw new Error('The lagoon does not answer');
    return stations.find((station) => station.id === id);
  }

  async readings(id: string): Promise<readonly Reading[]> {
    await this.answer();
    const hours = ['06:00', '12:00', '18:00'];
    const celsius = temperatures[id] ?? [];
    this.requests++;
    return celsius.map((value, index) => ({
      hour: hours[index] ?? '',
      celsius: value + (this.requests - 1),
    }));
  }

  private answer(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, 700));
  }
}
