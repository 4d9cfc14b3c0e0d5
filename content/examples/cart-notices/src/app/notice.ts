import {
  ChangeDetectionStrategy,
  Component,
  input,
  output,
} from '@angular/core';

@Component({
  selector: 'app-notice',
  template: `
    <span>{{ text() }}</span>
    <button type="button" (click)="dismissed.emit()">
      Dismiss {{ text() }}
    </button>
  `,
  styleUrl: './notice.css',
  host: { 'animate.enter': 'entering', 'animate.leave': 'leaving' },
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Notice {
  readonly text = input.required<string>();
  readonly dismissed = output();
}
