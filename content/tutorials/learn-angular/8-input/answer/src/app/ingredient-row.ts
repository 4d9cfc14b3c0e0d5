// #docregion import
import { Component, input } from '@angular/core';
import type { Ingredient } from './ingredients';

// #enddocregion import
@Component({
  selector: 'app-ingredient-row',
  template: `
    <!-- #docregion text -->
    <span>
      {{ ingredient().amount * servings() }} {{ ingredient().unit }}
      {{ ingredient().name }}
    </span>
    <!-- #enddocregion text -->
  `,
})
// #docregion inputs
export class IngredientRow {
  readonly ingredient = input.required<Ingredient>();
  readonly servings = input(1);
}
// #enddocregion inputs
