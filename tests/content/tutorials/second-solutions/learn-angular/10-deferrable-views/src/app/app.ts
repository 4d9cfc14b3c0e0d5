import { Component, signal } from '@angular/core';
import { CookComments } from './cook-comments';
import { IngredientRow } from './ingredient-row';
import { ingredients } from './ingredients';
import { RecipePhoto } from './recipe-photo';

@Component({
  selector: 'app-root',
  imports: [CookComments, IngredientRow, RecipePhoto],
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
              [servings]="servings()"
              (buy)="addToList($event)"
            />
          </li>
        }
      </ul>
      <h2>Shopping list</h2>
      <ul class="shopping">
        @for (name of shoppingList(); track name) {
          <li>{{ name }}</li>
        } @empty {
          <li>Nothing to buy yet.</li>
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
      <section class="comments">
        <h2>Comments</h2>
        <button type="button" #opener>All comments</button>
        @defer (on interaction(opener); prefetch on idle) {
          <app-cook-comments />
        }
      </section>
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  protected readonly title = 'Tomato soup';
  protected readonly servings = signal(2);
  protected readonly cooked = signal(false);
  protected readonly ingredients = ingredients;
  protected readonly shoppingList = signal<readonly string[]>([]);

  protected more(): void {
    this.servings.update((servings) => servings + 1);
  }

  protected fewer(): void {
    this.servings.update((servings) => servings - 1);
  }

  protected addToList(name: string): void {
    this.shoppingList.update((names) =>
      names.includes(name) ? names : [...names, name],
    );
  }
}
