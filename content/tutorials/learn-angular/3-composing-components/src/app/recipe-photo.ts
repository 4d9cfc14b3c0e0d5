import { Component } from '@angular/core';

@Component({
  selector: 'app-recipe-photo',
  template: `
    <figure>
      <img src="photos/soup.svg" alt="A bowl of red soup with basil" />
      <figcaption>Ready to eat</figcaption>
    </figure>
  `,
})
export class RecipePhoto {}
