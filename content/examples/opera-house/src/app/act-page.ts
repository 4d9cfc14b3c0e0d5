import {
  ChangeDetectionStrategy,
  Component,
  computed,
  input,
  numberAttribute,
} from '@angular/core';

const STORIES = [
  'A lighthouse keeper finds a letter.',
  'The harbor celebrates, and somebody is missing.',
];

@Component({
  selector: 'app-act-page',
  template: `
    <h1>Act {{ act() }}</h1>
    <p>{{ story() }}</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class ActPage {
  readonly act = input.required({ transform: numberAttribute });
  protected readonly story = computed(
    () => STORIES[this.act() - 1] ?? 'The curtain stays down.',
  );
}
