import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
} from '@angular/core';
import { injectKinds } from './inject-kinds';
import { Sessions } from './sessions';

@Component({
  selector: 'app-day-page',
  template: `
    <h1>On {{ day() }}</h1>
    <ul>
      @for (session of shown(); track session.time) {
        <li>{{ session.time }} {{ session.kind }}</li>
      } @empty {
        <li>No such session</li>
      }
    </ul>
  `,
  styles: `
    h1 {
      text-transform: capitalize;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class DayPage {
  private readonly sessions = inject(Sessions);
  // #docregion state
  readonly day = input.required<string>();
  private readonly kinds = injectKinds();

  protected readonly shown = computed(() => {
    const kinds = this.kinds();
    return this.sessions.all
      .filter(({ day }) => day === this.day())
      .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  });
  // #enddocregion state
}
