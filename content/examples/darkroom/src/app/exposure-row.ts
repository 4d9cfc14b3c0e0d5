import {
  ChangeDetectionStrategy,
  Component,
  input,
  output,
} from '@angular/core';

// #docregion row
@Component({
  selector: 'app-exposure-row',
  template: `
    <span>{{ seconds() }} s</span>
    <button
      type="button"
      [aria-label]="'Longer: ' + seconds() + ' s'"
      (click)="changed.emit(seconds() + 1)"
    >
      Longer
    </button>
    <button
      type="button"
      [aria-label]="'Remove: ' + seconds() + ' s'"
      (click)="removed.emit()"
    >
      Remove
    </button>
  `,
  styleUrl: './exposure-row.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class ExposureRow {
  readonly seconds = input.required<number>();

  readonly changed = output<number>();
  readonly removed = output();
}
// #enddocregion row
