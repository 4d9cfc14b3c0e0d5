import {
  booleanAttribute,
  ChangeDetectionStrategy,
  Component,
  input,
} from '@angular/core';

@Component({
  selector: 'app-record-sleeve',
  template: `
    <h2>{{ album() }}</h2>
    <p>{{ artist() }}</p>
  `,
  styleUrl: './record-sleeve.css',
  host: { '[class.sold]': 'sold()' },
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class RecordSleeve {
  readonly album = input.required<string>();
  readonly artist = input.required<string>();
  readonly sold = input(false, { transform: booleanAttribute });
}
