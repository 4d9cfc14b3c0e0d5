import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import { StampPicture } from './stamp-picture';
import { Stamps } from './stamps';

@Component({
  selector: 'app-stamp-page',
  imports: [RouterLink, StampPicture],
  template: `
    @if (stamp(); as stamp) {
      <h1>{{ stamp.motif }}</h1>
      <app-stamp-picture aria-hidden="true" [stamp]="stamp" />
      <p>
        Value {{ stamp.value }}, issued in
        <a [routerLink]="['/', stamp.year]">{{ stamp.year }}</a>
      </p>
    } @else {
      <h1>No such stamp</h1>
    }
  `,
  styles: `
    app-stamp-picture {
      width: 10rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class StampPage {
  private readonly stamps = inject(Stamps);

  readonly id = input.required<string>();
  protected readonly stamp = computed(() => this.stamps.find(this.id()));
}
