import { Directive, output, signal } from '@angular/core';

/** A button that reports only the second of two presses. */
@Directive({
  selector: 'button[appConfirm]',
  exportAs: 'appConfirm',
  // #docregion host
  host: {
    '(click)': 'press()',
    '(blur)': 'armed.set(false)',
    '(keydown.escape)': 'armed.set(false)',
  },
  // #enddocregion host
})
export class Confirm {
  readonly armed = signal(false);

  // #docregion output
  readonly confirmed = output<void>();

  protected press(): void {
    if (this.armed()) {
      this.confirmed.emit();
    }
    this.armed.update((armed) => !armed);
  }
  // #enddocregion output
}
