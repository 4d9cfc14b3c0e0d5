import { Component, Input } from '@angular/core';

@Component({
  selector: 'app-ingredient-row',
  template: `<span>{{ amount }} {{ name }}</span>`,
})
export class IngredientRow {
  @Input({ required: true }) name = '';
  @Input() amount = '';
}
