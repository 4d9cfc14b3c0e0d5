import { Component, input } from '@angular/core';
import { HousingLocationInfo } from '../housing-location-info';

@Component({
  selector: 'app-housing-location',
  template: `
    <!-- #docregion template -->
    <article>
      <img
        [src]="location().photo"
        alt="Facade of the building"
      />
      <h3>{{ location().name }}</h3>
      <p>Marlow Quay</p>
    </article>
    <!-- #enddocregion template -->
  `,
  styleUrl: './housing-location.css',
})
export class HousingLocation {
  readonly location = input.required<HousingLocationInfo>();
}
