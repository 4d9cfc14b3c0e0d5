// #docregion import
import { Component } from '@angular/core';
// #enddocregion import

@Component({
  selector: 'app-housing-location',
  template: `
    <!-- #docregion template -->
    <article>
      <h3>Name of the flat</h3>
      <p>Marlow Quay</p>
    </article>
    <!-- #enddocregion template -->
  `,
  styleUrl: './housing-location.css',
})
// #docregion class
export class HousingLocation {}
// #enddocregion class
