// #docregion import
import { Component } from '@angular/core';
import { HousingLocation } from '../housing-location/housing-location';
// #enddocregion import

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
    <!-- #docregion cards -->
    <app-housing-location />
    <!-- #enddocregion cards -->
  `,
  styleUrl: './home.css',
})
// #docregion class
export class Home {}
// #enddocregion class
