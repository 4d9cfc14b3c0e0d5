// #docregion import
import { Component, signal } from '@angular/core';
import { RecipePhoto } from './recipe-photo';

// #enddocregion import
@Component({
  selector: 'app-root',
  // #docregion imports
  imports: [RecipePhoto],
  // #enddocregion imports
  template: `
    <main>
      <!-- #docregion photo -->
      <h1>{{ title }}</h1>
      <p>Warm, red and ready in 30 minutes.</p>
      <p>Serves {{ servings() }}</p>
      <app-recipe-photo />
      <!-- #enddocregion photo -->
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  protected readonly title = 'Tomato soup';
  protected readonly servings = signal(2);
}
