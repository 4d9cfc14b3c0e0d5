import { Component } from '@angular/core';
import { FlatCard } from '../housing-location/housing-location';

@Component({
  selector: 'app-home',
  imports: [FlatCard],
  template: `
    <h2>Flats to rent</h2>
    <form>
      <label for="town">Town</label>
      <input id="town" type="search" />
      <button type="button">Search</button>
    </form>
    <section>
      <app-housing-location></app-housing-location>
    </section>
  `,
  styleUrl: './home.css',
})
export class Home {}
