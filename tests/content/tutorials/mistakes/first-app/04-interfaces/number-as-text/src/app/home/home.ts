import { Component } from '@angular/core';
import { HousingLocation } from '../housing-location/housing-location';
import { HousingLocationInfo } from '../housing-location-info';

@Component({
  selector: 'app-home',
  imports: [HousingLocation],
  template: `
    <h2>Flats to rent</h2>
    <form>
      <label for="town">Town</label>
      <input id="town" type="search" />
      <button type="button">Search</button>
    </form>
    <p>Newest flat: {{ location.name }}</p>
    <app-housing-location />
  `,
  styleUrl: './home.css',
})
export class Home {
  protected readonly location: HousingLocationInfo = {
    id: 1,
    name: 'Sail Loft',
    town: 'Marlow Quay',
    rooms: 3,
    rentPerMonth: '980',
    photo: 'photos/sail-loft.svg',
    hasBalcony: true,
    isFurnished: false,
  };
}
