import { ChangeDetectionStrategy, Component, model } from '@angular/core';
import { SpotButton } from './spot-button';

/** Imports the button alone: `Switch` would match it a second time. */
// #docregion panel
@Component({
  selector: 'app-spot-light',
  imports: [SpotButton],
  template: `
    <button
      type="button"
      appSpot
      appSwitch="Spot light"
      [(pressed)]="on"
    ></button>
  `,
  styleUrl: './switch.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class SpotLight {
  readonly on = model(false);
}
// #enddocregion panel
