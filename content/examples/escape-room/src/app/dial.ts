import {
  ChangeDetectionStrategy,
  Component,
  input,
  model,
} from '@angular/core';

// #docregion dial
@Component({
  selector: 'app-dial',
  template: `
    <button type="button" (click)="turn()">
      {{ label() }}: {{ digit() }}
    </button>
  `,
  styleUrl: './dial.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Dial {
  readonly label = input.required<string>();
  readonly digit = model(0);

  protected turn(): void {
    this.digit.update((digit) => (digit + 1) % 4);
  }
}
// #enddocregion dial
