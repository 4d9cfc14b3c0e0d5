import { Injectable, signal } from '@angular/core';

@Injectable({ providedIn: 'root' })
export class Notices {
  readonly text = signal('');

  /** Shows a text for five seconds. */
  show(text: string): void {
    this.text.set(text);
    setTimeout(() => this.text.set(''), 5000);
  }
}
