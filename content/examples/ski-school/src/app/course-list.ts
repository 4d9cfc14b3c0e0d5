import { ChangeDetectionStrategy, Component, input } from '@angular/core';
import { wordsIn } from './words';

@Component({
  selector: 'app-course-list',
  template: `
    <h1>{{ words().courses }}</h1>
    <p>{{ words().first }}</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class CourseList {
  // #docregion language
  readonly words = input.required({
    alias: 'language',
    transform: wordsIn,
  });
  // #enddocregion language
}
