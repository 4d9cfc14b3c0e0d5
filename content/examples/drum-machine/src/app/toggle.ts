import { Directive, model } from '@angular/core';

/** A button that stays pressed until it is pressed again. */
@Directive({
  selector: 'button[appToggle]',
  host: {
    '[attr.aria-pressed]': 'pressed()',
    '(click)': 'flip()',
  },
})
export class Toggle {
  readonly pressed = model(false);

  flip(): void {
    this.pressed.update((pressed) => !pressed);
  }
}
