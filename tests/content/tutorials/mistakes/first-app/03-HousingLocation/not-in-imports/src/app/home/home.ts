import { Component } from '@angular/core';
import { HousingLocation } from '../housing-location/housing-location';

@Component({
  selector: 'app-home',
  template: `
    <h2>Flats to rent</h2>
    <form>
      <label for="town">Town</label>
      <input id="town" type="search" />
      <button type="button">Search</button>
    </form>
    <app-housing-location />
  `,
  styleUrl: './home.css',
})
export class Home {}
