import { Injectable } from '@angular/core';

export const kinds = ['skating', 'hockey', 'curling'] as const;

export interface Session {
  readonly day: string;
  readonly time: string;
  readonly kind: (typeof kinds)[number];
}

@Injectable({ providedIn: 'root' })
export class Sessions {
  readonly all: readonly Session[] = [
    { day: 'saturday', time: '9:00', kind: 'curling' },
    { day: 'saturday', time: '11:00', kind: 'skating' },
    { day: 'saturday', time: '16:00', kind: 'hockey' },
    { day: 'sunday', time: '10:00', kind: 'skating' },
    { day: 'sunday', time: '14:00', kind: 'skating' },
    { day: 'sunday', time: '18:00', kind: 'hockey' },
  ];
}
