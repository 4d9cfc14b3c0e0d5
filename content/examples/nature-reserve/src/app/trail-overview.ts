import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
} from '@angular/core';
import { Trails } from './trails';

@Component({
  selector: 'app-trail-overview',
  template: `<p>{{ trail()?.about }}</p>`,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class TrailOverview {
  private readonly trails = inject(Trails);

  // #docregion slug
  /** The parent's parameter: a route with an empty path inherits it. */
  readonly slug = input.required<string>();
  // #enddocregion slug
  protected readonly trail = computed(() => this.trails.find(this.slug()));
}
