import { Directive, input } from '@angular/core';

// #docregion lamp
@Directive({ host: { '[class.lit]': 'lit()' } })
export class Lamp {
  readonly lit = input(false);
}
// #enddocregion lamp
