// #docregion import
import { Directive, input } from '@angular/core';
// #enddocregion import

@Directive({
  selector: '[appWordLimit]',
})
export class WordLimit {
  /** How many words the field may have. */
  readonly appWordLimit = input.required<number>();
}
