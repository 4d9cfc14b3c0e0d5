import { Injectable } from '@angular/core';

export interface Bird {
  readonly id: string;
  readonly name: string;
  readonly food: string;
  readonly size: number;
}

@Injectable({ providedIn: 'root' })
export class Birds {
  readonly all: readonly Bird[] = [
    { id: 'heron', name: 'Heron', food: 'fish', size: 95 },
    { id: 'owl', name: 'Owl', food: 'mice', size: 38 },
    { id: 'robin', name: 'Robin', food: 'insects', size: 14 },
  ];

  find(id: string): Bird | undefined {
    return this.all.find((bird) => bird.id === id);
  }
}
