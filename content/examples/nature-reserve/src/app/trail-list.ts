import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
} from '@angular/core';
import { RouterLink, RouterLinkActive } from '@angular/router';
import { levels } from './trail';
import { Trails } from './trails';

@Component({
  selector: 'app-trail-list',
  imports: [RouterLink, RouterLinkActive],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './trail-list.html',
  styles: `
    .filter {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem 1rem;
    }

    li {
      margin-block: 0.5rem;
    }

    .chosen {
      font-weight: bold;
    }
  `,
})
export class TrailList {
  private readonly trails = inject(Trails);
  protected readonly levels = levels;

  // #docregion inputs
  /** Query parameter `level`; undefined where the URL has none. */
  readonly level = input<string>();

  /** Query parameter `upTo`, as a number of miles. */
  readonly upTo = input(Infinity, {
    transform: (miles: string | undefined) => Number(miles ?? Infinity),
  });

  protected readonly found = computed(() =>
    this.trails.all.filter(
      ({ level, miles }) =>
        miles <= this.upTo() && level === (this.level() ?? level),
    ),
  );
  // #enddocregion inputs
}
