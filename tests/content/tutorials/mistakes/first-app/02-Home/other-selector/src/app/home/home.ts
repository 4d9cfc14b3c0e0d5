import { Component } from '@angular/core';

@Component({
  selector: 'home',
  template: `
    <h2>Flats to rent</h2>
    <form>
      <label for="town">Town</label>
      <input id="town" type="search" />
      <button type="button">Search</button>
    </form>
  `,
  styleUrl: './home.css',
})
export class Home {}
