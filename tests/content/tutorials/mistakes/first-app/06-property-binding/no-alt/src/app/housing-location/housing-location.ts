import { Component, input } from '@angular/core';
import { HousingLocationInfo } from '../housing-location-info';

@Component({
  selector: 'app-housing-location',
  template: `
    <article>
      <img
        [src]="location().photo"
      />
      <h3>{{ location().name }}</h3>
      <p>Marlow Quay</p>
    </article>
  `,
  styleUrl: './housing-location.css',
})
export class HousingLocation {
  readonly location = input.required<HousingLocationInfo>();
}
