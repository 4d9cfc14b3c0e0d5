import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  model,
} from '@angular/core';
import { STARS_OPTIONS } from './stars-options';

@Component({
  selector: 'acme-stars',
  template: `
    @for (star of stars(); track star) {
      <button
        type="button"
        [class.filled]="star <= rating()"
        [attr.aria-label]="star + ' of ' + stars().length + ' stars'"
        [attr.aria-pressed]="star === rating()"
        (click)="rating.set(star)"
      >
        ★
      </button>
    }
  `,
  styleUrl: './stars.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Stars {
  private readonly options = inject(STARS_OPTIONS);

  readonly rating = model(0);
  protected readonly stars = computed(() =>
    Array.from({ length: this.options.count }, (_, index) => index + 1),
  );
}
