// #docregion import
import { Component, inject } from '@angular/core';
// #enddocregion import
import { HousingService } from '../housing';
import { HousingLocation } from '../housing-location/housing-location';

@Component({
  selector: 'app-home',
  imports: [HousingLocation],
  template: `
    <h2>Flats to rent</h2>
    <!-- #docregion form -->
    <form>
      <label for="town">Town</label>
      <input id="town" type="search" />
      <button type="button">Search</button>
    </form>
    <!-- #enddocregion form -->
    <!-- #docregion list -->
    <ul>
      @for (location of locations; track location.id) {
        <li>
          <app-housing-location [location]="location" />
        </li>
      }
    </ul>
    <!-- #enddocregion list -->
  `,
  styleUrl: './home.css',
})
// #docregion class
export class Home {
  private readonly housing = inject(HousingService);
  protected readonly locations = this.housing.getAll();
}
// #enddocregion class
