import { Component } from '@angular/core';
import { Light, Side, Speed, SPEEDS } from './light';

@Component({
  selector: 'app-root',
  template: `
    <p>{{ Light[light] }} on the {{ side }}</p>
    @if (light === Light.Green) { <p>Go with {{ speeds[speed] }}</p> }
    <button (click)="light = next(light)">Next</button>
  `,
})
export class AppComponent {
  readonly Light = Light;
  readonly speeds = SPEEDS;
  readonly next = Light.next;
  light = Light.Red;
  side = Side.Right;
  speed: Speed = 'slow';
}
