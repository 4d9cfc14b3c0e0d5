import { Directive, ElementRef, inject } from '@angular/core';

/** Moves the focus between the buttons in an element with the arrow keys. */
@Directive({
  selector: '[appArrowKeys]',
  host: {
    role: 'group',
    '(keydown.arrowright)': 'move(1)',
    '(keydown.arrowleft)': 'move(-1)',
  },
})
export class ArrowKeys {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);

  protected move(by: number): void {
    const buttons = [...this.host.nativeElement.querySelectorAll('button')];
    const current = buttons.findIndex((button) => button.matches(':focus'));
    buttons.at((current + by) % buttons.length)?.focus();
  }
}
