import { Component, signal } from '@angular/core';
import { IngredientRow } from './ingredient-row';
import { ingredients } from './ingredients';
import { RecipePhoto } from './recipe-photo';

@Component({
  selector: 'app-root',
  imports: [IngredientRow, RecipePhoto],
  template: `
    <main>
      <h1>{{ title }}</h1>
      <p>Warm, red and ready in 30 minutes.</p>
      <app-recipe-photo />
      <div class="servings">
        <p role="status">Serves {{ servings() }}</p>
        <button
          type="button"
          [disabled]="servings() === 1"
          (click)="fewer()"
        >
          Fewer
        </button>
        <button type="button" (click)="more()">More</button>
      </div>
      <h2>Ingredients</h2>
      <ul class="ingredients">
        @for (ingredient of ingredients; track ingredient.name) {
          <li>
            <app-ingredient-row
              [ingredient]="ingredient"
            />
          </li>
        }
      </ul>
      <label class="cooked">
        <input type="checkbox" (change)="cooked.set(!cooked())" />
        I have cooked this
      </label>
      @if (cooked()) {
        <p class="note">Welcome back. Add your own twist.</p>
      } @else {
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
  protected readonly ingredients = ingredients;

  protected more(): void {
    this.servings.update((servings) => servings + 1);
  }

  protected fewer(): void {
    this.servings.update((servings) => servings - 1);
  }
}
