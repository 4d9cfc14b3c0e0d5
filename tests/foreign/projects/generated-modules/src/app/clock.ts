import { Injectable } from '@angular/core';

@Injectable({
  providedIn: 'root',
})
export class Clock {
  label = 'Open until noon';
}
