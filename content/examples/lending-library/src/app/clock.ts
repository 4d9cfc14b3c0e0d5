import { Injectable } from '@angular/core';

/** The only place that asks the system for the date. */
@Injectable({ providedIn: 'root' })
export class Clock {
  today(): Date {
    return new Date();
  }
}
