import { Component, signal } from '@angular/core';
import type { Ingredient } from './ingredients';

@Component({
  selector: 'app-ingredient-row',
  template: `
    <span>
      {{ ingredient().amount * servings() }} {{ ingredient().unit }}
      {{ ingredient().name }}
    </span>
  `,
})
export class IngredientRow {
  readonly ingredient = signal<Ingredient>({ name: 'soup', amount: 1, unit: '' });
  readonly servings = signal(1);
}
