import { Component, input, output } from '@angular/core';
import type { Ingredient } from './ingredients';

@Component({
  selector: 'app-ingredient-row',
  template: `
    <span>
      {{ ingredient().amount * servings() }} {{ ingredient().unit }}
      {{ ingredient().name }}
    </span>
    <button type="button" (click)="pick()">
      Buy {{ ingredient().name }}
    </button>
  `,
})
export class IngredientRow {
  readonly ingredient = input.required<Ingredient>();
  readonly servings = input(1);
  readonly picked = output<Ingredient>();

  protected pick(): void {
    this.picked.emit(this.ingredient());
  }
}
