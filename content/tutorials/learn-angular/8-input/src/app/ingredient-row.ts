// #docregion import
import { Component } from '@angular/core';

// #enddocregion import
@Component({
  selector: 'app-ingredient-row',
  template: `
    <!-- #docregion text -->
    <span>One ingredient</span>
    <!-- #enddocregion text -->
  `,
})
// #docregion inputs
export class IngredientRow {}
// #enddocregion inputs
