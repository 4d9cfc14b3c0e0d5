import { Component } from '@angular/core';

@Component({
  selector: 'app-housing-location',
  template: `
    <article>
      <h3>Name of the flat</h3>
      <p>Marlow Quay</p>
    </article>
  `,
  styleUrl: './housing-location.css',
})
export class HousingLocation {}
