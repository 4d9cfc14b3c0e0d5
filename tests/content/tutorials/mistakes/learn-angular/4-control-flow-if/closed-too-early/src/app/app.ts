import { Component, signal } from '@angular/core';
import { RecipePhoto } from './recipe-photo';

@Component({
  selector: 'app-root',
  imports: [RecipePhoto],
  template: `
    <main>
      <h1>{{ title }}</h1>
      <p>Warm, red and ready in 30 minutes.</p>
      <p>Serves {{ servings() }}</p>
      <app-recipe-photo />
      <label class="cooked">
        <input type="checkbox" (change)="cooked.set(!cooked())" />
        I have cooked this
      </label>
      @if (cooked()) {}
        <p class="note">Welcome back. Add your own twist.</p>
      } @else {}
        <p class="note">New to you? Read the whole recipe first.</p>
      }
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  protected readonly title = 'Tomato soup';
  protected readonly servings = signal(2);
  protected readonly cooked = signal(false);
}
