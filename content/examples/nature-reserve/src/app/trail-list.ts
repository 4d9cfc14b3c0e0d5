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
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class TrailList {
  private readonly trails = inject(Trails);
  protected readonly levels = levels;

  // #docregion inputs
  /** Query parameter `level`, or undefined. */
  readonly level = input<string>();

  /** Query parameter `upTo` in miles. What is not a number sets no limit. */
  readonly upTo = input(Infinity, {
    transform: (miles: string | undefined) => Number(miles) || Infinity,
  });

  protected readonly found = computed(() =>
    this.trails.all.filter(
      ({ level, miles }) =>
        miles <= this.upTo() && level === (this.level() ?? level),
    ),
  );
  // #enddocregion inputs
}
