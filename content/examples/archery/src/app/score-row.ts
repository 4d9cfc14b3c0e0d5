import {
  ChangeDetectionStrategy,
  Component,
  computed,
  input,
  output,
} from '@angular/core';

// #docregion row
@Component({
  selector: 'tr[appScore]',
  template: `
    <th scope="row">{{ archer() }}</th>
    <td>{{ arrows().join(', ') }}</td>
    <td>{{ total() }}</td>
    <td>
      <button type="button" (click)="shot.emit()">
        Shoot for {{ archer() }}
      </button>
    </td>
  `,
  styleUrl: './score-row.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class ScoreRow {
  readonly archer = input.required<string>({ alias: 'appScore' });
  readonly arrows = input.required<readonly number[]>();
  readonly shot = output();

  protected readonly total = computed(() =>
    this.arrows().reduce((sum, points) => sum + points, 0),
  );
}
// #enddocregion row
