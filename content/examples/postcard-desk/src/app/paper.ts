import { booleanAttribute, Directive, input } from '@angular/core';

/** Gives an element the color, and on request the lines, of a paper. */
// #docregion paper
@Directive({
  selector: '[appPaper]',
  host: {
    class: 'paper',
    '[style.background-color]': 'color() || plain',
    '[style.background-image]': 'ruled() ? lines : null',
  },
})
export class Paper {
  protected readonly plain = 'light-dark(#ffffff, #1e1e1e)';
  protected readonly lines =
    'repeating-linear-gradient(transparent 0 1.94em, gray 1.94em 2em)';

  // <p appPaper>, <p appPaper="azure">, <p [appPaper]="color()">
  readonly color = input('', { alias: 'appPaper' });

  // <p appPaper paperRuled>
  readonly ruled = input(false, {
    alias: 'paperRuled',
    transform: booleanAttribute,
  });
}
// #enddocregion paper
