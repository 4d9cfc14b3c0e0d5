import { ChangeDetectionStrategy, Component, input } from '@angular/core';

@Component({
  selector: 'app-no-station',
  template: `
    <h1>No such station</h1>
    <p>Nobody measures at {{ id() }}.</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class NoStation {
  readonly id = input.required<string>();
}
