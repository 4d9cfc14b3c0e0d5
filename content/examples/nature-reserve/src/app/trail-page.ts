import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
} from '@angular/core';
import {
  ActivatedRoute,
  Router,
  RouterLink,
  RouterLinkActive,
  RouterOutlet,
} from '@angular/router';
import { Trails } from './trails';

@Component({
  selector: 'app-trail-page',
  imports: [RouterLink, RouterLinkActive, RouterOutlet],
  templateUrl: './trail-page.html',
  styles: `
    nav {
      display: flex;
      gap: 1rem;
    }

    .current {
      font-weight: bold;
    }

    button {
      padding: 0.375rem 0.75rem;
      font: inherit;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class TrailPage {
  private readonly trails = inject(Trails);
  private readonly router = inject(Router);
  private readonly route = inject(ActivatedRoute);

  // #docregion slug
  readonly slug = input.required<string>();
  protected readonly trail = computed(() => this.trails.find(this.slug()));
  // #enddocregion slug

  // #docregion relative
  protected async showNext(): Promise<void> {
    const next = this.trails.after(this.slug());
    if (!next) return;
    await this.router.navigate(['..', next.slug], {
      relativeTo: this.route,
    });
  }
  // #enddocregion relative
}
