import { Injectable, signal } from '@angular/core';

@Injectable({ providedIn: 'root' })
export class Journey {
  readonly berth = signal('none yet');
  readonly table = signal('none yet');
}
