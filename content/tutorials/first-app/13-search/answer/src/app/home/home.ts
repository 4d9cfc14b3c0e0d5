// #docregion import
import { Component, computed, inject, signal } from '@angular/core';
// #enddocregion import
import { HousingService } from '../housing';
import { HousingLocation } from '../housing-location/housing-location';

@Component({
  selector: 'app-home',
  imports: [HousingLocation],
  template: `
    <h2>Flats to rent</h2>
    <!-- #docregion form -->
    <form (submit)="search($event, field.value)">
      <label for="town">Town</label>
      <input #field id="town" type="search" />
      <button type="submit">Search</button>
    </form>
    <!-- #enddocregion form -->
    <!-- #docregion list -->
    <p role="status">Flats found: {{ found().length }}</p>
    <ul>
      @for (location of found(); track location.id) {
        <li>
          <app-housing-location [location]="location" />
        </li>
      } @empty {
        <li>No flat in “{{ town() }}”. Try another town.</li>
      }
    </ul>
    <!-- #enddocregion list -->
  `,
  styleUrl: './home.css',
})
// #docregion class
export class Home {
  private readonly housing = inject(HousingService);
  protected readonly town = signal('');
  protected readonly found = computed(() => {
    const town = this.town().trim().toLowerCase();
    return this.housing
      .getAll()
      .filter((location) => location.town.toLowerCase().includes(town));
  });

  protected search(event: Event, town: string): void {
    event.preventDefault();
    this.town.set(town);
  }
}
// #enddocregion class
