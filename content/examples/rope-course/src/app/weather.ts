import { Injectable, signal } from '@angular/core';

@Injectable({ providedIn: 'root' })
export class Weather {
  readonly windy = signal(false);

  /** Asks the wind gauge, as if it were far away. */
  async openCourse(): Promise<string> {
    return this.windy() ? 'low' : 'high';
  }
}
