import { Component, input } from '@angular/core';
import { HousingLocationInfo as Flat } from '../housing-location-info';

@Component({
  selector: 'app-housing-location',
  template: `
    <article>
      <h3>The {{ flat().name }}</h3>
      <p>Marlow Quay</p>
    </article>
  `,
  styleUrl: './housing-location.css',
})
export class HousingLocation {
  public flat = input.required<Flat>();
}
