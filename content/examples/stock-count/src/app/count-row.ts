import {
  ChangeDetectionStrategy,
  Component,
  input,
  output,
} from '@angular/core';

// #docregion row
@Component({
  selector: 'app-count-row',
  template: `
    <span>{{ quantity() }} mugs</span>
    <button
      type="button"
      [aria-label]="'One more: ' + quantity() + ' mugs'"
      (click)="changed.emit(quantity() + 1)"
    >
      One more
    </button>
    <button
      type="button"
      [aria-label]="'Remove: ' + quantity() + ' mugs'"
      (click)="removed.emit()"
    >
      Remove
    </button>
  `,
  styleUrl: './count-row.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class CountRow {
  readonly quantity = input.required<number>();

  readonly changed = output<number>();
  readonly removed = output();
}
// #enddocregion row
