import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-fly-bars',
  template: `
    <h1>Fly bars</h1>
    <p>Controls of the motors.</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class FlyBars {}
