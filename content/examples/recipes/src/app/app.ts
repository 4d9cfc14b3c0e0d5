import { Component, computed, signal } from '@angular/core';

const RECIPES = ['Apple pie', 'Lentil soup', 'Pancakes'];

@Component({
  selector: 'app-root',
  template: `
    <h1>Recipes</h1>
    <label for="search">Search</label>
    <input id="search" #search (input)="term.set(search.value)" />
    <ul>
      @for (recipe of found(); track recipe) {
        <li>{{ recipe }}</li>
      }
    </ul>
  `,
})
export class App {
  protected readonly term = signal('');
  protected readonly found = computed(() =>
    RECIPES.filter((recipe) =>
      recipe.toLowerCase().includes(this.term().toLowerCase()),
    ),
  );
}
