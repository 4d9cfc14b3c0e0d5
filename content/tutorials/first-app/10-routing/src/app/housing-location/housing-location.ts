import { Component, input } from '@angular/core';
import { HousingLocationInfo } from '../housing-location-info';

@Component({
  selector: 'app-housing-location',
  template: `
    <article>
      <img
        [src]="location().photo"
        alt="Facade of {{ location().name }}"
      />
      <h3>{{ location().name }}</h3>
      <p>{{ location().town }}</p>
      <p>
        {{ location().rooms }} rooms, €{{ location().rentPerMonth }} a month
      </p>
    </article>
  `,
  styleUrl: './housing-location.css',
})
export class HousingLocation {
  readonly location = input.required<HousingLocationInfo>();
}
