import {
  booleanAttribute,
  ChangeDetectionStrategy,
  Component,
  computed,
  input,
  model,
  numberAttribute,
} from '@angular/core';

@Component({
  selector: 'app-channel-slider',
  template: `
    <label>
      {{ label() }}: {{ percent() }} %
      <input
        #slider
        type="range"
        [max]="max()"
        [value]="level()"
        [disabled]="locked()"
        (input)="level.set(slider.valueAsNumber)"
      />
    </label>
  `,
  styles: `
    label {
      display: grid;
      margin-block: 0.5rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class ChannelSlider {
  // #docregion inputs
  readonly label = input.required<string>();
  readonly max = input(255, { transform: numberAttribute });
  readonly locked = input(false, { transform: booleanAttribute });
  // #enddocregion inputs

  // #docregion model
  readonly level = model(0);
  // #enddocregion model

  // #docregion derived
  protected readonly percent = computed(() =>
    Math.round((100 * this.level()) / this.max()),
  );
  // #enddocregion derived
}
