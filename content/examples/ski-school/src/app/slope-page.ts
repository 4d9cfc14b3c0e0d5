import { ChangeDetectionStrategy, Component, input } from '@angular/core';
import { wordsIn } from './words';

@Component({
  selector: 'app-slope-page',
  template: `
    <h1>{{ words().slope }}</h1>
    <ol>
      @for (part of parts(); track $index) {
        <li>{{ part }}</li>
      }
    </ol>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class SlopePage {
  // #docregion place
  readonly parts = input.required({
    alias: 'place',
    transform: (place: string) => place.split('/'),
  });
  // #enddocregion place
  readonly words = input.required({
    alias: 'language',
    transform: wordsIn,
  });
}
