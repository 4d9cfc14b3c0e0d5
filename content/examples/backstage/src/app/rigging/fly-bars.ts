import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-fly-bars',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h1>Fly bars</h1>
    <p>Controls of the motors.</p>
  `,
})
export class FlyBars {}
