import { Component, computed, input } from '@angular/core';

/** A jar with fewer grams than this is low. */
const ENOUGH = 20;

@Component({
  selector: 'app-spice-jar',
  template: `
    <h2>{{ name() }}</h2>
    <p>{{ grams() }} g</p>
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
  readonly name = input.required<string>();
  readonly grams = input(ENOUGH);

  private readonly low = this.grams() < ENOUGH;
  protected readonly isLow = computed(() => this.low);
}
