import { Component, input } from '@angular/core';
import { HousingLocationInfo } from '../housing-location-info';

@Component({
  selector: 'app-housing-location',
  template: `
    <article>
      <img
        [src]="location().photo"
        [alt]="'Picture of ' + location().name"
      />
      <h3>{{ location().name }}</h3>
      <address>{{ location().town + "" }}</address>
      <ul>
        <li>{{ location().rooms }} rooms</li>
        <li>{{ location().rentPerMonth }} euros</li>
      </ul>
    </article>
  `,
  styleUrl: './housing-location.css',
})
export class HousingLocation {
  readonly location = input.required<HousingLocationInfo>();
}
