import { Directive, input } from '@angular/core';

/** Gives an element the color of the paper that it is printed on. */
@Directive({
  selector: '[appPaper]',
  host: {
    class: 'paper',
    '[style.background-color]': 'appPaper()',
  },
})
export class Paper {
  readonly appPaper = input.required<string>();
}
