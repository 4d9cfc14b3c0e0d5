// #docregion import
import { Component } from '@angular/core';
// #enddocregion import

@Component({
  // #docregion uses
  selector: 'app-home',
  // #enddocregion uses
  template: `
    <h2>Flats to rent</h2>
    <form>
      <label for="town">Town</label>
      <input id="town" type="search" />
      <button type="button">Search</button>
    </form>
    <!-- #docregion cards -->
    <!-- #enddocregion cards -->
  `,
  styleUrl: './home.css',
})
export class Home {}
