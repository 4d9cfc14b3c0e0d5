import { Directive, ElementRef, inject } from '@angular/core';

@Directive({
  selector: 'input[appSelectOnFocus]',
  host: { '(focus)': 'element.select()' },
})
export class SelectOnFocus {
  protected readonly element: HTMLInputElement =
    inject<ElementRef<HTMLInputElement>>(ElementRef).nativeElement;
}
