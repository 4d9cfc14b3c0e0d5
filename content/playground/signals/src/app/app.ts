import { Component, computed, linkedSignal, signal } from '@angular/core';

interface Meal {
  readonly name: string;
  /** Pancakes that a guest eats, unless somebody knows better. */
  readonly each: number;
}

const MEALS: readonly Meal[] = [
  { name: 'Breakfast', each: 4 },
  { name: 'Dessert', each: 2 },
];

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
})
export class App {
  protected readonly meals = MEALS;

  // What the user decides.
  protected readonly meal = signal(MEALS[0]);
  protected readonly guests = signal(3);

  // Follows the meal, until the user sets it.
  protected readonly each = linkedSignal(() => this.meal().each);

  // What follows from that.
  protected readonly pancakes = computed(() => this.guests() * this.each());
  protected readonly ingredients = computed(() => [
    { name: 'Flour', amount: `${this.pancakes() * 25} g` },
    { name: 'Milk', amount: `${this.pancakes() * 50} ml` },
    { name: 'Eggs', amount: `${Math.ceil(this.pancakes() / 4)}` },
  ]);
}
