import { Component, inject } from '@angular/core';
import { HousingService } from '../housing';
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
    <ul>
      @for (location of locations; track location.id) {
        <li>
          <app-housing-location [location]="location" />
        </li>
      }
    </ul>
  `,
  styleUrl: './home.css',
})
export class Home {
  private readonly housing = inject(HousingService);
  protected readonly locations = this.housing.getAll();
}
