import { Directive, input } from '@angular/core';

/** A text that appears when the pointer rests on an element. */
@Directive({
  selector: '[appHint]',
  host: { '[title]': 'text()' },
})
export class Hint {
  readonly text = input('', { alias: 'appHint' });
}
