import { Component, input } from '@angular/core';
import type { Ingredient } from './ingredients';

@Component({
  selector: 'app-ingredient-row',
  template: `
    <span>
      {{ ingredient().amount * servings() }} {{ ingredient().unit }}
      {{ ingredient.name }}
    </span>
  `,
})
export class IngredientRow {
  readonly ingredient = input.required<Ingredient>();
  readonly servings = input(1);
}
