import {
  ChangeDetectionStrategy,
  Component,
  input,
  model,
} from '@angular/core';

@Component({
  selector: 'app-lamp',
  template: `
    <button
      type="button"
      [attr.aria-pressed]="on()"
      (click)="on.set(!on())"
    >
      {{ label() }}: {{ on() ? 'on' : 'off' }}
    </button>
  `,
  styleUrl: './lamp.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Lamp {
  readonly label = input.required<string>();
  readonly on = model(false);
}
