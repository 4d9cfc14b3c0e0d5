// #docregion import
import { Component, computed, input } from '@angular/core';

// #enddocregion import

/** A jar with fewer grams than this is low. */
const ENOUGH = 20;

@Component({
  selector: 'app-spice-jar',
  template: `
    <!-- #docregion template -->
    <h2>{{ name() }}</h2>
    <p>{{ grams() }} g</p>
    <!-- #enddocregion template -->
    @if (isLow()) {
      <p class="low"><strong>Buy more</strong></p>
    }
  `,
  styles: `
    h2,
    p {
      margin: 0;
    }
  `,
})
export class SpiceJar {
  // #docregion inputs
  readonly name = input.required<string>();
  readonly grams = input(ENOUGH);
  // #enddocregion inputs

  // #docregion low
  protected readonly isLow = computed(() => this.grams() < ENOUGH);
  // #enddocregion low
}
