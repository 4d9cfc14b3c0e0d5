import { ChangeDetectionStrategy, Component, model } from '@angular/core';
import { RepeatButton } from './repeat-button';

/** Imports the button alone: `Switch` would match it a second time. */
// #docregion playback
@Component({
  selector: 'app-playback',
  imports: [RepeatButton],
  template: `
    <button
      type="button"
      appRepeat
      appSwitch="Repeat"
      [(pressed)]="repeat"
    ></button>
  `,
  // #enddocregion playback
  styleUrl: './switch.css',
  // #docregion playback
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Playback {
  readonly repeat = model(false);
}
// #enddocregion playback
