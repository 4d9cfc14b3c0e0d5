import { ChangeDetectionStrategy, Component, input } from '@angular/core';

@Component({
  selector: 'app-course-page',
  template: `
    <h1>The {{ course() }} course</h1>
    @if (group(); as group) {
      <p>For a group of {{ group }}</p>
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class CoursePage {
  readonly course = input.required<string>();
  readonly group = input<string>();
}
