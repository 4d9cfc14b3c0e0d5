import { afterNextRender, Directive, ElementRef, inject } from '@angular/core';
import { CALM } from './calm';

// #docregion directive
@Directive({
  selector: '[appFocusOnShow]',
  host: { tabindex: '-1' },
})
export class FocusOnShow {
  constructor() {
    const element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
    const behavior = inject(CALM) ? 'instant' : 'smooth';
    afterNextRender(() => {
      element.focus({ preventScroll: true });
      element.scrollIntoView({ behavior, block: 'nearest' });
    });
  }
}
// #enddocregion directive
