import {
  ChangeDetectionStrategy,
  Component,
  input,
  model,
} from '@angular/core';

// #docregion slider
@Component({
  selector: 'app-channel-slider',
  template: `
    <label>
      {{ name() }}
      <input
        type="range"
        min="0"
        max="255"
        [value]="value()"
        (input)="value.set($event.target.valueAsNumber)"
      />
      <span aria-hidden="true">{{ value() }}</span>
    </label>
  `,
  styleUrl: './channel-slider.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class ChannelSlider {
  readonly name = input.required<string>();
  readonly value = model(0);
}
// #enddocregion slider
