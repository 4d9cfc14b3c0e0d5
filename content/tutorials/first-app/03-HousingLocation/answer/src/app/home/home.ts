// #docregion import
import { Component } from '@angular/core';
import { HousingLocation } from '../housing-location/housing-location';
// #enddocregion import

@Component({
  // #docregion uses
  selector: 'app-home',
  imports: [HousingLocation],
  // #enddocregion uses
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
export class Home {}
