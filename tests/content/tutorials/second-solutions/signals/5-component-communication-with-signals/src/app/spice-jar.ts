import { Component, computed, input, numberAttribute } from '@angular/core';

/** A jar with fewer grams than this is low. */
const ENOUGH = 20;

@Component({
  selector: 'app-spice-jar',
  template: `
    <h2>{{ title() }}: {{ grams() }} g</h2>
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
  readonly label = input.required<string>();
  readonly grams = input.required({ transform: numberAttribute });

  protected readonly title = computed(() => this.label());

  protected readonly isLow = computed(() => this.grams() < ENOUGH);
}
