import { Component, input, signal } from '@angular/core';

@Component({
  selector: 'app-beach-hut',
  template: `
    <button
      type="button"
      [attr.aria-pressed]="isOpen()"
      (click)="isOpen.set(!isOpen())"
    >
      Hut {{ number() }}: {{ isOpen() ? 'open' : 'shut' }}
    </button>
  `,
  styles: `
    button {
      width: 8rem;
      height: 4rem;
      margin: 4px;
    }
  `,
})
export class BeachHut {
  readonly number = input.required<number>();
  readonly isOpen = signal(false);
}
