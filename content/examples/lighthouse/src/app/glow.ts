import { Directive, input } from '@angular/core';

@Directive({ host: { '[class.glowing]': 'glowing()' } })
export class Glow {
  readonly glowing = input(false);
}
