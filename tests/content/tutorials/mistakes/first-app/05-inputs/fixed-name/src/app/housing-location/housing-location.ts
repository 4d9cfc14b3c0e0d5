import { Component, input } from '@angular/core';
import { HousingLocationInfo } from '../housing-location-info';

@Component({
  selector: 'app-housing-location',
  template: `
    <article>
      <h3>Name of the flat {{ location().id }}</h3>
      <p>Marlow Quay</p>
    </article>
  `,
  styleUrl: './housing-location.css',
})
export class HousingLocation {
  readonly location = input.required<HousingLocationInfo>();
}
