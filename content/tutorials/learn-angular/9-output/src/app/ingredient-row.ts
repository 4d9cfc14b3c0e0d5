// #docregion import
import { Component, input } from '@angular/core';
import type { Ingredient } from './ingredients';

// #enddocregion import
@Component({
  selector: 'app-ingredient-row',
  template: `
    <span>
      {{ ingredient().amount * servings() }} {{ ingredient().unit }}
      {{ ingredient().name }}
    </span>
    <!-- #docregion button -->
    <button type="button">
      Buy {{ ingredient().name }}
    </button>
    <!-- #enddocregion button -->
  `,
})
// #docregion class
export class IngredientRow {
  readonly ingredient = input.required<Ingredient>();
  readonly servings = input(1);
}
// #enddocregion class
