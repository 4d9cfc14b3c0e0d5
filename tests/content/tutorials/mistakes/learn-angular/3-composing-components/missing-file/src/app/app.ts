import { Component, signal } from '@angular/core';
import { RecipePhoto } from 'recipe-photo';

@Component({
  selector: 'app-root',
  imports: [RecipePhoto],
  template: `
    <main>
      <h1>{{ title }}</h1>
      <p>Warm, red and ready in 30 minutes.</p>
      <p>Serves {{ servings() }}</p>
      <app-recipe-photo />
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  protected readonly title = 'Tomato soup';
  protected readonly servings = signal(2);
}
