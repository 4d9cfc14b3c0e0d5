import { Injectable, signal } from '@angular/core';

@Injectable({ providedIn: 'root' })
export class Weather {
  readonly windy = signal(false);

  /** Stands in for a request to a server. */
  async openTrail(): Promise<string> {
    return this.windy() ? 'reed-walk' : 'ridge-path';
  }
}
