import { Injectable } from '@angular/core';

/** The time of day, behind a class so that a test can set it. */
@Injectable({ providedIn: 'root' })
export class Clock {
  now(): Date {
    return new Date();
  }
}
