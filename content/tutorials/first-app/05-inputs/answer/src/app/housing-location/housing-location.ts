// #docregion import
import { Component, input } from '@angular/core';
import { HousingLocationInfo } from '../housing-location-info';
// #enddocregion import

@Component({
  selector: 'app-housing-location',
  template: `
    <!-- #docregion template -->
    <article>
      <h3>{{ location().name }}</h3>
      <p>Marlow Quay</p>
    </article>
    <!-- #enddocregion template -->
  `,
  styleUrl: './housing-location.css',
})
// #docregion class
export class HousingLocation {
  readonly location = input.required<HousingLocationInfo>();
}
// #enddocregion class
