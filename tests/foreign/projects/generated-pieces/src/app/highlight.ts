import { Directive, ElementRef } from '@angular/core';

@Directive({
  selector: '[appHighlight]'
})
export class Highlight {

  constructor(element: ElementRef<HTMLElement>) {
    element.nativeElement.style.background = 'khaki';
  }

}
