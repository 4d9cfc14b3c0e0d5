import { Component } from '@angular/core';
import { FLATS } from '../flats';
import { HousingLocation } from '../housing-location/housing-location';

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
    <div role="list">
      @for (flat of flats; track flat) {
        <div role="listitem">
          <app-housing-location [location]="flat" />
        </div>
      }
    </div>
  `,
  styleUrl: './home.css',
})
export class Home {
  protected readonly flats = [...FLATS];
}
