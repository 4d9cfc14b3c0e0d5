import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
  numberAttribute,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import { Stamps } from './stamps';

@Component({
  selector: 'app-year-page',
  imports: [RouterLink],
  template: `
    <h1>{{ year() }}</h1>
    <ul>
      @for (stamp of issued(); track stamp.id) {
        <li>
          <a [routerLink]="['/stamps', stamp.id]">{{ stamp.motif }}</a>
        </li>
      } @empty {
        <li>No stamps of this year</li>
      }
    </ul>
    <!-- #docregion turn -->
    <p><a [routerLink]="['/', next()]" info="turn">Turn the page</a></p>
    <!-- #enddocregion turn -->
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class YearPage {
  private readonly stamps = inject(Stamps);

  // #docregion year
  readonly year = input.required({ transform: numberAttribute });
  // #enddocregion year
  protected readonly issued = computed(() => this.stamps.issuedIn(this.year()));
  protected readonly next = computed(() => this.stamps.yearAfter(this.year()));
}
