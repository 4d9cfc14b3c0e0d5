import {
  ChangeDetectionStrategy,
  Component,
  input,
  output,
} from '@angular/core';

@Component({
  selector: 'app-task-list',
  template: `
    @for (task of tasks(); track task) {
      <label>
        <input
          type="checkbox"
          [checked]="done().has(task)"
          (change)="toggled.emit(task)"
        />
        {{ task }}
      </label>
    }
  `,
  styles: `
    label {
      display: block;
      padding-block: 0.25rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class TaskList {
  readonly tasks = input.required<readonly string[]>();
  readonly done = input.required<ReadonlySet<string>>();
  readonly toggled = output<string>();
}
