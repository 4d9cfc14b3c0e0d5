import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Dimmer } from './dimmer';
import { FADER_TARGET, Fader } from './fader';

// #docregion zone
@Component({
  selector: 'app-zone',
  imports: [Fader],
  template: `
    <fieldset>
      <legend>{{ dimmer.name }}</legend>
      <label>
        {{ dimmer.name }} level
        <input appFader />
      </label>
      <ng-content />
    </fieldset>
  `,
  styleUrl: './zone.css',
  // #docregion providers
  providers: [Dimmer],
  viewProviders: [{ provide: FADER_TARGET, useExisting: Dimmer }],
  // #enddocregion providers
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Zone {
  protected readonly dimmer = inject(Dimmer);
}
// #enddocregion zone
