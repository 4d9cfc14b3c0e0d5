import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-night-log',
  template: `
    <ul>
      <li>21:10 Dome opened</li>
      <li>21:40 First exposure of M 13</li>
    </ul>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class NightLog {}
