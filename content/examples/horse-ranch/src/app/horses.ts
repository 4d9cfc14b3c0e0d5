import { Injectable } from '@angular/core';

export interface Horse {
  readonly id: string;
  readonly name: string;
  readonly breed: string;
  readonly hands: number;
}

@Injectable({ providedIn: 'root' })
export class Horses {
  readonly all: readonly Horse[] = [
    { id: 'juniper', name: 'Juniper', breed: 'Haflinger', hands: 14 },
    { id: 'pepper', name: 'Pepper', breed: 'Appaloosa', hands: 15 },
    { id: 'sable', name: 'Sable', breed: 'Friesian', hands: 16 },
  ];

  find(id: string): Horse | undefined {
    return this.all.find((horse) => horse.id === id);
  }
}
