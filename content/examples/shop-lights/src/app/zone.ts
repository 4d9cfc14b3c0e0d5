import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Dimmer } from './dimmer';
import { SLIDER_TARGET, Slider } from './slider';

// #docregion zone
@Component({
  selector: 'app-zone',
  imports: [Slider],
  template: `
    <fieldset>
      <legend>{{ dimmer.name }}</legend>
      <label>
        {{ dimmer.name }} level
        <input appSlider />
      </label>
      <ng-content />
    </fieldset>
  `,
  styleUrl: './zone.css',
  // #docregion providers
  providers: [Dimmer],
  viewProviders: [{ provide: SLIDER_TARGET, useExisting: Dimmer }],
  // #enddocregion providers
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Zone {
  protected readonly dimmer = inject(Dimmer);
}
// #enddocregion zone
