import { Component, input } from '@angular/core';

@Component({
  selector: 'app-housing-location',
  template: `
    <article>
      <h3>{{ location().name }}</h3>
      <p>Marlow Quay</p>
    </article>
  `,
  styleUrl: './housing-location.css',
})
export class HousingLocation {
  readonly location = input.required<HousingLocationInfo>();
}
